import type { Line } from './map-shapes';

export interface Clip {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Half-plane step of Sutherland-Hodgman, axis 0 or 1. */
function beyond(ring: Line, axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const kept: number[] = [];
  const value = (at: number) => ring[at] ?? 0;
  for (let at = 0, last = ring.length - 2; at < ring.length; last = at, at += 2) {
    const was = (value(last + axis) - limit) * sign;
    const is = (value(at + axis) - limit) * sign;
    if (was < 0 !== is < 0) {
      const from = value(last + 1 - axis);
      const cut = from + (value(at + 1 - axis) - from) * (was / (was - is));
      if (axis === 0) kept.push(limit, cut);
      else kept.push(cut, limit);
    }
    if (is >= 0) kept.push(value(at), value(at + 1));
  }
  return kept;
}

/** Ring clipped to a box, with edges along it; empty outside. */
export function clipRing(ring: Line, { west, north, east, south }: Clip): Line {
  const inside = beyond(
    beyond(beyond(beyond(ring, 0, west, 1), 0, east, -1), 1, north, 1),
    1,
    south,
    -1,
  );
  return inside.length < 6 ? [] : inside;
}

/** Runs of segments that touch a box, uncut, so they may leave it. */
export function piecesIn(line: Line, { west, north, east, south }: Clip): Line[] {
  const pieces: number[][] = [];
  let piece: number[] | null = null;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x = 0, y = 0, u = 0, w = 0] = line.slice(at, at + 4);
    const isOut =
      Math.max(x, u) < west ||
      Math.min(x, u) > east ||
      Math.max(y, w) < north ||
      Math.min(y, w) > south;
    if (isOut) piece = null;
    else if (piece === null) pieces.push((piece = [x, y, u, w]));
    else piece.push(u, w);
  }
  return pieces;
}

/** Integer deltas, zero steps dropped. */
export function stepsOf(line: Line): number[] {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < line.length; at += 2) {
    const [u, w] = [Math.round(line[at] ?? 0), Math.round(line[at + 1] ?? 0)];
    if (at > 0 && u === x && w === y) continue;
    steps.push(u - x, w - y);
    [x, y] = [u, w];
  }
  return steps;
}
