/** Overlap as a share of the side: hides strokes along a cut. */
const MARGIN = 1 / 64;

function ringBeyond(ring, axis, limit, sign) {
  const kept = [];
  for (let at = 0, last = ring.length - 2; at < ring.length; last = at, at += 2) {
    const [was, is] = [(ring[last + axis] - limit) * sign, (ring[at + axis] - limit) * sign];
    if (was < 0 !== is < 0) {
      const share = was / (was - is);
      const other = 1 - axis;
      const cut = ring[last + other] + (ring[at + other] - ring[last + other]) * share;
      kept.push(...(axis === 0 ? [limit, cut] : [cut, limit]));
    }
    if (is >= 0) kept.push(ring[at], ring[at + 1]);
  }
  return kept.length < 6 ? [] : [kept];
}

function piecesIn(line, [west, north, east, south]) {
  const pieces = [];
  let piece = null;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x, y, u, w] = line.slice(at, at + 4);
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

function clipped({ isRing, lines }, box) {
  const [west, north, east, south] = box;
  const cut = isRing
    ? lines
        .flatMap((ring) => ringBeyond(ring, 0, west, 1))
        .flatMap((ring) => ringBeyond(ring, 0, east, -1))
        .flatMap((ring) => ringBeyond(ring, 1, north, 1))
        .flatMap((ring) => ringBeyond(ring, 1, south, -1))
    : lines.flatMap((line) => piecesIn(line, box));
  return { isRing, lines: cut };
}

function boxOf(zoom, x, y) {
  const side = 1 / 2 ** zoom;
  const margin = side * MARGIN;
  return [x * side - margin, y * side - margin, (x + 1) * side + margin, (y + 1) * side + margin];
}

/** Shapes by wanted tile `x/y` of a zoom, cut recursively by quarters. */
export function cutIntoTiles(layers, zoom, isWanted) {
  const tiles = new Map();
  function cut(parts, level, x, y) {
    if (!isWanted(level, x, y)) return;
    const here = parts.map((layer) => clipped(layer, boxOf(level, x, y)));
    if (here.every(({ lines }) => lines.length === 0)) {
      // records empty tiles, so that no coarser level is asked
      if (level === zoom) tiles.set(`${x}/${y}`, here);
      else eachBelow(level, x, y, (u, w) => tiles.set(`${u}/${w}`, here));
      return;
    }
    if (level === zoom) tiles.set(`${x}/${y}`, here);
    else
      for (const [u, w] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ])
        cut(here, level + 1, x * 2 + u, y * 2 + w);
  }
  function eachBelow(level, x, y, take) {
    const size = 2 ** (zoom - level);
    for (let u = 0; u < size; u += 1)
      for (let w = 0; w < size; w += 1)
        if (isWanted(zoom, x * size + u, y * size + w)) take(x * size + u, y * size + w);
  }
  cut(layers, 0, 0, 0);
  return tiles;
}
