"""Music of the circus band: the march of the lobby and the fanfare of the results."""

from functools import cache
from random import Random

from assets.synthesis import instruments
from assets.synthesis.filters import room
from assets.synthesis.samples import RATE, Samples, add, add_at
from assets.synthesis.tones import between, pitch

SIXTEENTH = 2_400
"""Length of a sixteenth in samples; a beat has four, so every note of the loop begins on a whole sample."""
BAR = 8
"""Length of a bar in sixteenths: the march is in two-four time."""
OVERHANG = 1.2
"""Seconds that the hall rings after the last note."""

CHORDS = {
    "F": ("F", "C", "F A C"),
    "Bb": ("Bb", "F", "F Bb D"),
    "C7": ("C", "G", "G Bb E"),
    "D7": ("D", "A", "F# A C"),
    "Dm": ("D", "A", "F A D"),
    "G7": ("G", "D", "F G B"),
    "Gm": ("G", "D", "G Bb D"),
}
"""Root, fifth, and the three notes of the accompaniment."""

STRAIN = (
    "F5:2 A5:1 C6:1 A5:2 F5:2 | G5:1 A5:1 Bb5:1 B5:1 C6:3 -:1 |"
    "Bb5:2 D6:1 Bb5:1 G5:2 Bb5:2 | E5:1 F5:1 F#5:1 G5:1 Bb5:3 -:1 |"
    "A5:2 C6:1 A5:1 F6:2 C6:2 | D6:1 C#6:1 D6:1 Eb6:1 D6:2 A5:2 |"
    "Bb5:2 D6:1 Bb5:1 G5:1 A5:1 Bb5:1 E5:1 |"
)
STRAIN_CHORDS = "F F Gm C7 F D7 Gm/C7"
ONWARD = "F5:2 C5:1 C5:1 D5:1 D#5:1 E5:2 |"
HOME = "F5:2 C6:2 F5:2 -:2 |"
TRIO = (
    "D5:3 Eb5:1 D5:2 F5:2 | Bb5:5 A5:1 Bb5:2 | C6:3 B5:1 C6:2 A5:2 | F5:6 -:2 |"
    "G5:3 F#5:1 G5:2 B5:2 | D6:4 C6:2 B5:2 | C6:2 G5:2 E5:2 G5:2 |"
    "G5:2 Bb5:1 A5:1 G5:1 F5:1 E5:2 |"
)
TRIO_CHORDS = "Bb Bb F F/Dm G7 G7 C7 C7"
PARTS = ("strain", "bells", "trio", "duet", "strain", "trio", "bells", "duet")
"""How each section is played: by whom, and from which melody."""
MELODIES = tuple(
    TRIO if part == "trio" else STRAIN + (ONWARD if part == "strain" else HOME) for part in PARTS
)
HARMONIES = tuple(
    chords.split()
    for chords in (
        TRIO_CHORDS if part == "trio" else f"{STRAIN_CHORDS} {'F/C7' if part == 'strain' else 'F'}"
        for part in PARTS
    )
)
SECTION = 8 * BAR
LENGTH = len(MELODIES) * SECTION * SIXTEENTH


def march() -> Samples:
    """Make the lobby's march: strains, two trios, and an end with a long chord."""
    result = [0.0] * LENGTH
    for section in range(len(MELODIES)):
        start = section * SECTION
        _play_melody(result, section, start)
        for bar, harmony in enumerate(HARMONIES[section]):
            _play_chords(result, start + bar * BAR, harmony)
            _play_drums(result, section, bar, start + bar * BAR)
    _play_end(result)
    return room(result, 0.22, OVERHANG)


def _play_end(result: Samples) -> None:
    """Play a held chord of the whole band, with a roll that ends in a stroke."""
    random = Random("end")
    for name in ["F4", "A4", "C5", "F5"]:
        add_at(result, instruments.trumpet(random, pitch(name), 1.3, 0.9), LENGTH, 0.4)
    add_at(result, instruments.tuba(pitch("F2"), 1.2), LENGTH, 0.6)
    for stroke in range(16):
        moment = LENGTH + round(stroke * 0.08 * RATE)
        add_at(result, instruments.snare(random, 0.6), moment, 0.12 + 0.02 * stroke)
    last = LENGTH + round(1.32 * RATE)
    add_at(result, instruments.bass_drum(random), last, 0.9)
    add_at(result, instruments.cymbal(random, 1.2), last, 0.4)


def fanfare() -> Samples:
    """Make a fanfare of three trumpets, answered by drums."""
    random = Random("fanfare")
    result: Samples = []
    call = (
        (0.0, 0.13, "F4 A4 C5"), (0.16, 0.13, "F4 A4 C5"), (0.32, 0.13, "F4 A4 C5"), (0.48, 0.42, "A4 C5 F5"),
        (0.96, 0.13, "G4 Bb4 D5"), (1.12, 0.13, "A4 C5 E5"), (1.28, 0.95, "A4 C5 F5"),
    )  # fmt: skip
    for start, seconds, chord in call:
        for name in chord.split():
            add(result, instruments.trumpet(random, pitch(name), seconds, 1.1), start, 0.5)
        add(result, instruments.snare(random, 1), start, 0.35)
    for start in (0.48, 1.28):
        add(result, instruments.tuba(pitch("F2"), 0.5), start, 0.7)
        add(result, instruments.bass_drum(random), start, 0.8)
    add(result, instruments.cymbal(random, 1.1), 1.28, 0.5)
    for number in range(7):
        add(result, instruments.snare(random, 0.6), 0.98 + number * 0.043, 0.1 + 0.02 * number)
    return room(result, 0.3, 0.7)


def _play_melody(result: Samples, section: int, start: int) -> None:
    """Play the melody: calliope and glockenspiel, the trumpet in the trio, two parts in the last strain."""
    random = Random(f"melody {section}")
    harmony, part = HARMONIES[section], PARTS[section]
    for place, length, note in _notes(MELODIES[section]):
        moment = (start + place) * SIXTEENTH
        seconds = (0.75 * length + 0.12) * SIXTEENTH / RATE
        accent = 1.0 if place % 4 == 0 else 0.85
        if part == "trio":
            add_at(result, instruments.trumpet(random, note - 12, seconds, 0.9), moment, 0.62 * accent)
            continue
        add_at(result, instruments.calliope(random, note - 12, seconds), moment, 0.5 * accent)
        if part != "strain":
            add_at(result, _bar(note), moment, 0.22 * accent)
        if part == "duet":
            second = _below(note - 12, _chord_at(harmony, place))
            add_at(result, instruments.calliope(random, second, seconds), moment, 0.3)
    if part == "trio":
        _play_answers(result, start)


def _play_answers(result: Samples, start: int) -> None:
    """Play high notes of the calliope between the trumpet's long notes."""
    random = Random("answers")
    for bar in range(7):
        notes = [pitch(f"{name}5") for name in CHORDS[_chord_at(HARMONIES[2], bar * BAR)][2].split()]
        for beat, note in zip((2, 3, 6), sorted(notes), strict=True):
            add_at(
                result, instruments.calliope(random, note, 0.1), (start + bar * BAR + beat) * SIXTEENTH, 0.2
            )


def _play_chords(result: Samples, start: int, harmony: str) -> None:
    """Play the bass on the beat and horns after it."""
    for beat in range(2):
        root, fifth, chord = CHORDS[_chord_at([harmony], beat * 4)]
        bass = fifth if beat and "/" not in harmony else root
        moment = (start + beat * 4) * SIXTEENTH
        add_at(result, _bass(_placed(bass, 36)), moment, 0.46)
        for name in chord.split():
            add_at(result, _pah(_placed(name, 52)), moment + 2 * SIXTEENTH, 0.13)


def _play_drums(result: Samples, section: int, bar: int, start: int) -> None:
    """Play the bass drum on the beat, the snare after it, and a roll or figure after each half strain."""
    random = Random(f"drums {section} {bar}")
    for beat in (0, 4):
        add_at(result, instruments.bass_drum(random), (start + beat) * SIXTEENTH, 0.5 if beat else 0.6)
    strokes: tuple[tuple[int, float], ...]
    if bar == 7:
        strokes = ((0, 0.9), (2, 0.7), (3, 0.6), (4, 1.0))
    elif bar == 3:
        strokes = ((2, 0.8), (4, 0.5), (5, 0.6), (6, 0.7), (7, 0.8))
    else:
        strokes = ((2, 0.8), (5, 0.35), (6, 0.85), (7, 0.4))
    for place, strength in strokes:
        hand = between(random, 0.9, 1.1)
        add_at(
            result, instruments.snare(random, strength), (start + place) * SIXTEENTH, 0.55 * strength * hand
        )
    if bar == 0 or (bar == 7 and PARTS[section] in ("bells", "duet")):
        clash = start + (4 if bar else 0)
        add_at(result, instruments.cymbal(random, 0.9), clash * SIXTEENTH, 0.38)


def _notes(melody: str) -> list[tuple[int, int, int]]:
    """Return the notes of a melody: (first sixteenth, length in sixteenths, number).

    Raises:
        ValueError: a bar is too short or too long.
    """
    notes = []
    place = 0
    for number, bar in enumerate(melody.rstrip("|").split("|")):
        for word in bar.split():
            name, length = word.split(":")
            if name != "-":
                notes.append((place, int(length), pitch(name)))
            place += int(length)
        if place != (number + 1) * BAR:
            raise ValueError(f"bar {number + 1} of a melody has not {BAR} sixteenths: {bar}")
    return notes


def _chord_at(harmony: list[str], place: int) -> str:
    """Return the chord at a sixteenth; a bar written `Gm/C7` changes in its middle."""
    chords = harmony[place // BAR].split("/")
    return chords[place % BAR * len(chords) // BAR]


def _below(note: int, chord: str) -> int:
    """Return the next note of the chord at least a minor third below."""
    steps = {pitch(f"{name}4") % 12 for name in CHORDS[chord][2].split()}
    return next(lower for lower in range(note - 3, note - 16, -1) if lower % 12 in steps)


def _placed(name: str, lowest: int) -> int:
    """Return the note of that name in the octave that begins at `lowest`."""
    return lowest + (pitch(f"{name}4") - lowest) % 12


@cache
def _bass(note: int) -> Samples:
    return instruments.tuba(note, 0.24)


@cache
def _pah(note: int) -> Samples:
    return instruments.horn(note, 0.13)


@cache
def _bar(note: int) -> Samples:
    return instruments.glockenspiel(note)
