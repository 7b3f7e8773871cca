// Pressing the mirror's buttons, for those who do not see the canvas.

import { until } from './waiting.mjs';

/** Presses a control without the canvas. */
export async function pressInMirror(page, labels) {
  const pressed = () =>
    page.evaluate((wanted) => {
      const buttons = [...document.querySelectorAll('#mirror button[data-id]')];
      const label = (button) => button.textContent.trim();
      const found =
        buttons.find((button) => wanted.includes(label(button))) ??
        buttons.find((button) => wanted.some((beginning) => label(button).startsWith(beginning)));
      found?.click();
      return Boolean(found);
    }, labels);
  await until(pressed, `the mirror has a button ${labels}`, 20);
}
