#!/usr/bin/env python3
"""Decodes every sound in assets/audio and fails if one is missing, stray, stale or not as it should be."""

import sys

from requirements import check_requirements

check_requirements()

import numpy as np  # noqa: E402

import freshness  # noqa: E402
import measure  # noqa: E402
from freshness import AUDIO  # noqa: E402
from manifest import MANIFEST  # noqa: E402
from sound import MUSIC, TOUCH  # noqa: E402
from synth import RATE, samples  # noqa: E402

PEAK = -1.5  # dBFS
EDGE = -45.0  # dBFS, the first and last millisecond of an effect
DC = -60.0  # dBFS, the mean
EFFECT_TOLERANCE, MUSIC_TOLERANCE = 1.5, 1.0  # LU
ONSET = 0.040  # seconds until an answer to a touch is heard
MUSIC_BYTES, TOTAL_BYTES = 420_000, 2_500_000
MUSIC_SECONDS = (38, 56)
SEAM_LEVEL = 4.0  # dB between the last and the first 50 ms of a loop
SEAM_STEP = 3.0  # from the last sample to the first, over the usual step there
STANDING_OUT = 5.0  # LU that three seconds of a loop may lie above the whole
BREATHING = 2.5  # LU at least between its fullest and its emptiest three seconds
HIGHS = -24.0  # dB of what lies above 4 kHz, to all of it: people listen for an hour
WIDTH = (-30.0, -3.0)  # dB of the difference of the two sides to their sum: wide, but whole in mono
BALANCE = 2.0  # dB between left and right


def common_faults(rows, rate, channels, wanted_channels):
    if rate != RATE or channels != wanted_channels:
        yield f"{channels} channels at {rate} Hz, not {wanted_channels} at {RATE}"
    if measure.peak(rows) > PEAK:
        yield f"peak {measure.peak(rows):.1f} dBFS is above {PEAK}"
    mean = measure.decibels(np.max(np.abs(rows.mean(axis=1))))
    if mean > DC:
        yield f"direct current of {mean:.0f} dBFS"


def effect_faults(sound, rows):
    loudness = measure.punch(rows)
    if abs(loudness - sound.level) > EFFECT_TOLERANCE or loudness < MUSIC:
        yield f"loudness {loudness:.1f} LUFS is not within {EFFECT_TOLERANCE} of {sound.level}"
    edge = samples(0.001)
    for name, part in (("start", rows[:, :edge]), ("end", rows[:, -edge:])):
        if measure.peak(part) > EDGE:
            yield f"the {name} is not silent: {measure.peak(part):.0f} dBFS"
    heard = np.argmax(np.abs(rows[0]) > 0.1 * np.max(np.abs(rows))) / RATE
    if sound.level <= TOUCH and heard > ONSET:
        yield f"heard only after {1000 * heard:.0f} ms"


def course(rows):
    """The loudness of every three seconds of a loop around its circle, a tenth of a second apart."""
    size, window = rows.shape[1], samples(3.0)
    # One turn before, because the beginning also hears the end; one after, for the last window.
    power = np.sum(measure.weighted(np.tile(rows, 3)) ** 2, axis=0)[size : 2 * size + window]
    total = np.concatenate([[0], np.cumsum(power)])
    starts = np.arange(0, size, samples(0.1))
    return -0.691 + 10 * np.log10((total[starts + window] - total[starts]) / window)


def ratio(part, whole):
    """Two powers compared, in dB."""
    return 10 * np.log10(max(np.sum(part), 1e-12) / max(np.sum(whole), 1e-12))


def comfort_faults(rows, integrated):
    """What one hears who thinks while it plays: nothing that starts up, tires or leans to one side."""
    heard = course(rows)
    if heard.max() - integrated > STANDING_OUT:
        yield f"three seconds stand {heard.max() - integrated:.1f} LU above the whole"
    if heard.max() - heard.min() < BREATHING:
        yield f"only {heard.max() - heard.min():.1f} LU between its fullest and its emptiest part"
    power = np.sum(np.abs(np.fft.rfft(rows)) ** 2, axis=0)
    highs = ratio(power[np.fft.rfftfreq(rows.shape[1], 1 / RATE) > 4_000], power)
    if highs > HIGHS:
        yield f"highs of {highs:.0f} dB"
    if len(rows) == 2:
        left, right = rows
        width = ratio((left - right) ** 2, (left + right) ** 2)
        if not WIDTH[0] <= width <= WIDTH[1]:
            yield f"the difference of the sides is {width:.0f} dB"
        if abs(ratio(left**2, right**2)) > BALANCE:
            yield f"left over right by {ratio(left**2, right**2):+.1f} dB"


def music_faults(rows, integrated, size):
    if abs(integrated - MUSIC) > MUSIC_TOLERANCE:
        yield f"loudness {integrated:.1f} LUFS is not within {MUSIC_TOLERANCE} of {MUSIC}"
    if size > MUSIC_BYTES:
        yield f"{size} bytes, more than {MUSIC_BYTES}"
    seconds = rows.shape[1] / RATE
    if not MUSIC_SECONDS[0] <= seconds <= MUSIC_SECONDS[1]:
        yield f"{seconds:.1f} s long"
    step, level = measure.seam(rows)
    if step > SEAM_STEP or abs(level) > SEAM_LEVEL:
        yield f"the loop is heard to turn: step {step:.1f} times the usual, level {level:+.1f} dB"
    yield from comfort_faults(rows, integrated)


def likeness(a, b):
    """How alike two takes are: the greatest correlation of one with the other, shifted by any time."""
    size = len(a) + len(b)
    product = np.fft.rfft(a, size) * np.conj(np.fft.rfft(b, size))
    return np.max(np.fft.irfft(product, size)) / np.sqrt(np.sum(a**2) * np.sum(b**2))


def main():
    faults = []
    files = {file: sound for sound in MANIFEST for file in sound.files()}
    present = {path.stem for path in AUDIO.glob("*.ogg")}
    faults += [f"{name}: missing" for name in sorted(set(files) - present)]
    faults += [f"{name}: not in the manifest" for name in sorted(present - set(files))]
    faults += freshness.faults()

    total, takes = 0, {}
    print(f"{'file':<16}{'s':>6}{'kB':>7}{'peak dBFS':>11}{'100 ms':>8}{'M max':>8}{'I LUFS':>8}")
    for name, sound in files.items():
        if name not in present:
            continue
        path = AUDIO / f"{name}.ogg"
        size = path.stat().st_size
        total += size
        try:
            channels, rate = measure.header(path)
            rows = measure.decode(path)
        except Exception as error:  # any damage is a fault to report, not a reason to stop
            faults.append(f"{name}: cannot be read ({error})")
            continue
        integrated, momentary = measure.ebu(path)
        found = list(common_faults(rows, rate, channels, 2 if sound.is_music else 1))
        if sound.is_music:
            found += music_faults(rows, integrated, size)
        else:
            found += effect_faults(sound, rows)
            for other, heard in takes.setdefault(sound.name, []):
                if likeness(heard, rows[0]) > 0.95:
                    found.append(f"the same as {other}")
            takes[sound.name].append((name, rows[0]))
        whole = f"{integrated:8.1f}" if sound.is_music else f"{'':>8}"
        print(
            f"{name:<16}{rows.shape[1] / RATE:6.2f}{size / 1000:7.1f}{measure.peak(rows):11.1f}"
            f"{measure.punch(rows):8.1f}{momentary:8.1f}{whole}"
        )
        faults += [f"{name}: {fault}" for fault in found]

    print(f"{len(present)} files, {total / 1000:.0f} kB")
    if total > TOTAL_BYTES:
        faults.append(f"{total} bytes together, more than {TOTAL_BYTES}")
    for fault in faults:
        print("FAULT", fault)
    sys.exit(1 if faults else 0)


main()
