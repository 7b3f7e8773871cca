"""A loop is a circle: notes and room that pass its end sound on at its beginning."""

import numpy as np

from synth import RATE, room, samples


class Loop:
    """A stereo buffer without an end, filled bar by bar."""

    def __init__(self, rng, bars, bar_seconds, slots, scale, beat=None):
        self.rng = rng
        self.scale, self.beat = scale.split(), beat or slots // 4
        self.bars, self.bar_seconds, self.slots = bars, bar_seconds, slots
        self.dry = np.zeros((2, samples(bars * bar_seconds)))
        self.sent = np.zeros(self.dry.shape[1])

    def add(self, sound, bar, slot, gain, pan=0.0, send=0.2, loose=0.006):
        """Places a sound (pan -1 left to 1 right), a little before or after its slot as hands do."""
        at = (bar + slot / self.slots) * self.bar_seconds + self.rng.normal(0, loose)
        where = (samples(at) + np.arange(len(sound))) % self.dry.shape[1]
        gain *= self.rng.uniform(0.88, 1.0)
        angle = (pan + 1) * np.pi / 4
        self.dry[0, where] += gain * np.cos(angle) * sound
        self.dry[1, where] += gain * np.sin(angle) * sound
        self.sent[where] += gain * send * sound

    def play(self, voice, bar, line, gain, pan=0.0, send=0.2, **options):
        """A bar written as one token per slot: a note, several joined by +, or a dot for rest."""
        tokens = line.split()
        assert len(tokens) == self.slots, f"bar {bar}: {len(tokens)} slots in {line!r}"
        for slot, token in enumerate(tokens):
            if token != ".":
                for note in token.split("+"):
                    accent = 1.0 if slot % self.beat == 0 else 0.82
                    self.sound(voice, bar, slot, note, gain * accent, pan, send, **options)

    def strum(self, voice, bar, slot, notes, gap, gain, pan=0.0, send=0.2, **options):
        """Notes one after the other, `gap` slots apart, each a little softer than the one before."""
        for n, note in enumerate(notes.split()):
            self.sound(voice, bar, slot + n * gap, note, gain * 0.93**n, pan, send, **options)

    def sound(self, voice, bar, slot, note, gain, pan, send, **options):
        # A slip of the pen that leaves the mode is found here and not by ear.
        assert note[:-1] in self.scale, f"bar {bar}: {note} is not one of {self.scale}"
        self.add(voice(self.rng, note, **options), bar, slot, gain, pan, send)

    def render(self, tail=1.4):
        """Adds the room, a different one for each ear, around the circle."""
        size = self.dry.shape[1]
        spectrum = np.fft.rfft(self.sent)
        out = []
        for ear in range(2):
            response = room(self.rng, tail, 200, 4_200)
            wet = np.fft.irfft(spectrum * np.fft.rfft(response, size), size)
            out.append(self.dry[ear] + wet)
        spectrum = np.fft.rfft(np.array(out))
        hertz = np.fft.rfftfreq(size, 1 / RATE)
        spectrum *= (hertz > 30) / np.sqrt(1 + (hertz / 12_000) ** 8)
        # The file begins a breath before the first bar, in the last one's fading tail: no attack
        # lies on the seam, and starting from silence does not click either.
        return np.roll(np.fft.irfft(spectrum, size), samples(0.35), axis=1)
