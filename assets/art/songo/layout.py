"""Where everything is on the board, in board units: origin at its top-left corner, y down."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from .seeds import UPPER_SCALE
from .slots import slots

Point = tuple[float, float]
CELL_SLOTS = 20
STORE_SLOTS = 40


@dataclass(frozen=True)
class Hollow:
    """A cell or a store.

    `pill` is the centre of its count, `tag` of its +n tag, `lock` of its padlock. `heap` is the
    room its seeds have: centre from the hollow's own, and half-axes.
    """

    key: str
    cx: float
    cy: float
    rx: float
    ry: float
    pill: Point
    tag: Point
    lock: Point | None = None
    variant: int = 0
    heap: tuple[float, float, float, float] | None = None


@dataclass
class Layout:
    """One orientation. `px` is logical pixels per board unit; rectangles are in pixels."""

    name: str
    w: float
    h: float
    px: float
    corner: float
    thick: float
    upright: bool
    seed_cell: float
    seed_store: float
    store_floor: int
    cloth: tuple[int, int, int, int]
    cloth_sprite: tuple[int, int, int, int]
    board_sprite: tuple[int, int, int, int]
    cells: dict[str, Hollow] = field(default_factory=dict)
    stores: dict[str, Hollow] = field(default_factory=dict)


def landscape() -> Layout:
    """Seven columns: North above, South below, North's store on the left."""
    w, h = 1528, 626
    px = 1104 / w
    layout = Layout(
        "landscape",
        w,
        h,
        px,
        90,
        27,
        False,
        1.22,
        1.1,
        20,
        cloth=(-18, -40, 1140, 560),
        cloth_sprite=(-50, -64, 1204, 616),
        board_sprite=(-36, -28, 1176, 552),
    )
    start, pitch = 210, (w - 420) / 7
    rx, ry, rim, pill = pitch / 2 - 13, (h - 222) / 4, 84, 46
    for i in range(7):
        cx = start + pitch * (i + 0.5)
        for side, cy, label, tag in (
            ("N", rim + ry, pill, rim + 2 * ry + 2),
            ("S", h - rim - ry, h - pill, h - rim - 2 * ry - 2),
        ):
            layout.cells[f"{side}{i}"] = Hollow(
                f"{side}{i}",
                cx,
                cy,
                rx,
                ry,
                pill=(cx, label),
                tag=(cx, tag),
                lock=(cx + 51, label),
                variant=(2 * i + (side == "S")) % 3,
            )
    ry = (h - 186) / 2
    for side, cx in (("N", 109), ("S", w - 109)):
        layout.stores[side] = Hollow(
            f"store{side}",
            cx,
            64 + ry,
            69,
            ry,
            pill=(cx, h - 70),
            tag=(cx, 64 + ry * 0.42),
            heap=(0, ry * 0.27, 69 * 0.98, ry * 0.7),
        )
    return layout


def portrait() -> Layout:
    """A quarter turn counter-clockwise: seven rows, South on the right, its first cell below."""
    w, h, px = 692, 1116, 0.5
    layout = Layout(
        "portrait",
        w,
        h,
        px,
        92,
        22,
        True,
        1.14,
        1.0,
        14,
        cloth=(-10, -6, 366, 588),
        cloth_sprite=(-30, -30, 406, 642),
        board_sprite=(-26, -20, 398, 628),
    )
    rx, ry, pitch = 116, 51, 126.8
    for i in range(7):
        cy = 114 + pitch * (6.5 - i)
        for side, cx, label, tag in (
            ("N", 212, 52, 212 + rx + 8),
            ("S", w - 212, w - 52, w - 212 - rx - 8),
        ):
            layout.cells[f"{side}{i}"] = Hollow(
                f"{side}{i}",
                cx,
                cy,
                rx,
                ry,
                pill=(label, cy),
                tag=(tag, cy),
                lock=(label, cy - 46),
                variant=(2 * i + (side == "S")) % 3,
            )
    for side, cy in (("N", 66), ("S", h - 66)):
        layout.stores[side] = Hollow(
            f"pst{side}",
            w / 2 - 92,
            cy,
            192,
            35,
            pill=(w - 140, cy),
            tag=(w / 2 - 248, cy - 2),
            heap=(18, 0, 172, 37.5),
        )
    return layout


LAYOUTS = (landscape(), portrait())


def _point(point: Point) -> list[float]:
    return [round(value, 2) for value in point]


def _box(pixels, px: float) -> dict[str, float]:
    """A rectangle from pixels to board units."""
    return {key: round(value / px, 2) for key, value in zip("xywh", pixels, strict=True)}


def _entry(layout: Layout, hollow: Hollow, scale: float, floor: int, total: int) -> dict:
    """What the JSON says of a cell or a store."""
    dx, dy, rx, ry = hollow.heap or (0, 0, hollow.rx, hollow.ry)
    lying = slots(hollow.key, rx, ry, scale, floor, total)
    entry = {
        "x": round(hollow.cx, 2),
        "y": round(hollow.cy, 2),
        "rx": round(hollow.rx, 2),
        "ry": round(hollow.ry, 2),
        "pill": _point(hollow.pill),
        "tag": _point(hollow.tag),
    }
    if hollow.lock:
        entry["lock"] = _point(hollow.lock)
        entry["hot"] = f"cell-hot-{layout.name}-{hollow.variant}"
    entry["slots"] = [
        {
            "x": round(dx + slot.x, 1),
            "y": round(dy + slot.y, 1),
            "shape": slot.shape,
            "turn": slot.turn,
            "scale": UPPER_SCALE if slot.upper else 1,
        }
        for slot in lying
    ]
    return entry


def geometry() -> dict:
    """The content of `songo-geometry.json`."""
    result = {}
    for layout in LAYOUTS:
        result[layout.name] = {
            "w": layout.w,
            "h": layout.h,
            "px_per_u": round(layout.px, 6),
            "seed_scale": {"cell": layout.seed_cell, "store": layout.seed_store},
            "cloth": _box(layout.cloth_sprite, layout.px),
            "board": _box(layout.board_sprite, layout.px),
            "cells": {
                name: _entry(layout, cell, layout.seed_cell, 12, CELL_SLOTS)
                for name, cell in layout.cells.items()
            },
            "stores": {
                name: _entry(layout, store, layout.seed_store, layout.store_floor, STORE_SLOTS)
                for name, store in layout.stores.items()
            },
        }
    return result


def write(out: Path) -> list[Path]:
    """Write `songo-geometry.json`, one line per cell or store."""
    blocks = []
    for name, layout in geometry().items():
        lines = []
        for key, value in layout.items():
            if key in ("cells", "stores"):
                inner = ",\n".join(
                    f"   {json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}"
                    for k, v in value.items()
                )
                lines.append(f"  {json.dumps(key)}: {{\n{inner}\n  }}")
            else:
                lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
        blocks.append(f" {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n }")
    file = out / "songo-geometry.json"
    file.write_text("{\n" + ",\n".join(blocks) + "\n}\n")
    return [file]
