// Every text of the page, in both languages. They are written with plain spaces, as the game's are.

import { local } from "./store.js";

const WORDS = {
  fr: {
    tagline: "Cinq jeux autour de la lampe",
    loading: "Chargement",
    downloading: "Téléchargement… {done} / {whole} Mo",
    preparing: "Préparation…",
    slow: "C’est plus long que d’habitude : la connexion est peut-être lente.",
    play: "Toucher pour jouer",
    retry: "Réessayer",
    "no-wasm":
      "Ce navigateur ne sait pas faire tourner le jeu (il lui manque WebAssembly). Un navigateur plus récent le pourra.",
    "no-webgl":
      "Ce navigateur ne peut pas dessiner la table (il lui manque WebGL 2). Essayez un navigateur plus récent, ou activez l’accélération graphique.",
    "too-old": "Ce navigateur n’a pas pu lire le jeu. Un navigateur plus récent le pourra.",
    "download-failed": "Le téléchargement s’est interrompu.",
    offline: "Pas de connexion : le jeu n’a pas pu être téléchargé.",
    "another-tab": "La partie continue dans un autre onglet.",
    "continue-here": "Continuer ici",
    broken: "Un problème est survenu.",
    "broken-kept": "Un problème est survenu. Votre partie est enregistrée.",
    resume: "Reprendre",
    "picture-lost": "L’image s’est perdue ; on rallume la lampe…",
    "picture-lost-often":
      "L’image se perd sans cesse : l’appareil manque peut-être de mémoire. Fermez d’autres pages, puis réessayez.",
    "new-version": "Une nouvelle version est prête",
    reload: "Recharger",
    later: "Plus tard",
    "file-too-large": "Ce fichier est trop gros pour être une partie.",
    "file-unreadable": "Ce fichier n’a pas pu être lu.",
    "copy-link": "Touchez « Copier » pour copier le lien.",
    copy: "Copier",
    close: "Fermer",
    table: "La table de jeu. La même table, en mots, suit (F6).",
    moves: "Coups possibles",
    controls: "Boutons",
  },
  en: {
    tagline: "Five games around the lamp",
    loading: "Loading",
    downloading: "Downloading… {done} / {whole} MB",
    preparing: "Preparing…",
    slow: "This takes longer than usual: the connection may be slow.",
    play: "Tap to play",
    retry: "Retry",
    "no-wasm":
      "This browser cannot run the game (it lacks WebAssembly). A more recent browser can.",
    "no-webgl":
      "This browser cannot draw the table (it lacks WebGL 2). Try a more recent browser, or switch graphics acceleration on.",
    "too-old": "This browser could not read the game. A more recent browser can.",
    "download-failed": "The download was interrupted.",
    offline: "No connection: the game could not be downloaded.",
    "another-tab": "The game goes on in another tab.",
    "continue-here": "Continue here",
    broken: "Something went wrong.",
    "broken-kept": "Something went wrong. Your game is saved.",
    resume: "Resume",
    "picture-lost": "The picture was lost; lighting the lamp again…",
    "picture-lost-often":
      "The picture is lost again and again: the device may be short of memory. Close other pages, then try again.",
    "new-version": "A new version is ready",
    reload: "Reload",
    later: "Later",
    "file-too-large": "This file is too large to be a game.",
    "file-unreadable": "This file could not be read.",
    "copy-link": "Tap “Copy” to copy the link.",
    copy: "Copy",
    close: "Close",
    table: "The table. The same table in words follows (F6).",
    moves: "Possible moves",
    controls: "Buttons",
  },
};

let language = chosen() ?? preferred();

/** What was chosen in the game's settings. */
function chosen() {
  try {
    const { language } = JSON.parse(local.get("veillee.settings")) ?? {};
    return language in WORDS ? language : undefined;
  } catch {
    return undefined;
  }
}

function preferred() {
  const wanted = navigator.languages ?? [navigator.language ?? ""];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in WORDS) ?? "en";
}

export function words(key, values = {}) {
  const text = WORDS[language][key];
  const set = language === "fr" ? setInFrench(text) : text;
  return set.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** What French sets apart: by a narrow space, at which no line ends. */
function setInFrench(text) {
  return text.replace(/ ([;:!?»%]|Mo\b)/g, "\u202f$1").replace(/« /g, "«\u202f");
}

/** Millions of bytes, with one decimal. */
export function megabytes(bytes) {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / 1e6).toLocaleString(language, one);
}

/** Lets an element say this; it follows when the language changes. */
export function write(element, key, values) {
  element.dataset.words = key;
  if (values) {
    element.dataset.values = JSON.stringify(values);
  } else {
    delete element.dataset.values;
  }
  element.textContent = words(key, values);
}

export function setLanguage(wanted) {
  if (wanted in WORDS) {
    language = wanted;
    rewrite();
  }
}

/** Puts every text of the page in the language. */
export function rewrite() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-words]")) {
    const values = element.dataset.values;
    element.textContent = words(element.dataset.words, values && JSON.parse(values));
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", words(element.dataset.label));
  }
}
