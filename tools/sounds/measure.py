"""Encoding, decoding and measuring, shared by `bake.py` and `check.py`."""

import re
import struct
import subprocess

import numpy as np

from synth import RATE, samples


def encode(sound, quality, path):
    """Writes one (mono) or two rows (stereo) as Vorbis, byte for byte the same each time."""
    rows = np.atleast_2d(sound)
    command = ["ffmpeg", "-v", "error", "-y", "-f", "f32le", "-ar", str(RATE), "-ac", str(len(rows)), "-i", "-"]
    command += ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"]
    command += ["-c:a", "libvorbis", "-q:a", str(quality), "-f", "ogg", str(path)]
    subprocess.run(command, input=rows.T.astype("<f4").tobytes(), check=True)


def header(path):
    """Channels and rate from the Vorbis identification header."""
    data = path.read_bytes()[:256]
    at = data.find(b"\x01vorbis")
    if at < 0:
        raise ValueError("not a Vorbis file")
    _, channels, rate = struct.unpack_from("<IBI", data, at + 7)
    return channels, rate


def decode(path):
    """The file as an array of rows, one per channel."""
    channels, _ = header(path)
    command = ["ffmpeg", "-v", "error", "-i", str(path), "-f", "f32le", "-"]
    data = subprocess.run(command, capture_output=True, check=True).stdout
    return np.frombuffer(data, "<f4").reshape(-1, channels).T.astype(float)


def decibels(x):
    return 20 * np.log10(max(float(x), 1e-9))


def peak(rows):
    return decibels(np.max(np.abs(rows)))


def ebu(path):
    """Integrated and greatest momentary loudness by ffmpeg's ebur128, the file padded with silence."""
    command = ["ffmpeg", "-hide_banner", "-i", str(path), "-af", "apad=pad_dur=0.5,ebur128", "-f", "null", "-"]
    log = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    moments = [float(m) for m in re.findall(r"\bM:\s*(-?[\d.]+)", log)]
    integrated = float(re.findall(r"\bI:\s*(-?[\d.]+) LUFS", log)[-1])
    return integrated, max(moments)


def weighted(rows):
    """The K-weighting of ITU-R BS.1770, from its filters at 48 kHz evaluated for our spectrum."""
    size = 2 * rows.shape[1]
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size, 1 / RATE) / 48_000)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    highpass = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.fft.irfft(np.fft.rfft(rows, size) * np.abs(shelf * highpass), size)[:, : rows.shape[1]]


def punch(rows):
    """The loudness of the loudest tenth of a second: what an effect too short for EBU's 400 ms has."""
    power = np.sum(weighted(rows) ** 2, axis=0)
    window = samples(0.1)
    total = np.cumsum(np.concatenate([np.zeros(window), power, np.zeros(window)]))
    return -0.691 + 10 * np.log10(np.max(total[window:] - total[:-window]) / window)


def seam(rows):
    """From a loop's end to its beginning: the step over the usual one, the level's change in dB."""
    near = samples(0.05)
    last, first = rows[:, -near:], rows[:, :near]
    usual = np.sqrt(np.mean(np.diff(np.concatenate([last, first], axis=1)) ** 2))
    step = np.max(np.abs(first[:, 0] - last[:, -1])) / usual
    level = 10 * np.log10(np.mean(first**2) / np.mean(last**2))
    return step, level
