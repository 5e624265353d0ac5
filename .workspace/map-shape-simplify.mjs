function doubleArea(line) {
  let sum = 0;
  for (let at = 0, last = line.length - 2; at < line.length; last = at, at += 2)
    sum += line[last] * line[at + 1] - line[at] * line[last + 1];
  return Math.abs(sum);
}

function furthest(line, from, to) {
  const [x, y] = [line[from * 2], line[from * 2 + 1]];
  const [dx, dy] = [line[to * 2] - x, line[to * 2 + 1] - y];
  const length = dx * dx + dy * dy;
  let best = { at: -1, distance: 0 };
  for (let at = from + 1; at < to; at += 1) {
    const [px, py] = [line[at * 2] - x, line[at * 2 + 1] - y];
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
    const distance = (px - share * dx) ** 2 + (py - share * dy) ** 2;
    if (distance > best.distance) best = { at, distance };
  }
  return best;
}

/** Douglas-Peucker within the tolerance; null below the smallest size. */
export function simplified(line, tolerance, smallest) {
  if (smallest > 0 && doubleArea(line) < smallest * 2) return null;
  const count = line.length / 2;
  const keep = new Uint8Array(count);
  keep[0] = keep[count - 1] = 1;
  const middle = Math.floor(count / 2);
  keep[middle] = 1;
  const open = [
    [0, middle],
    [middle, count - 1],
  ];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    const { at, distance } = furthest(line, from, to);
    if (at < 0 || distance <= tolerance ** 2) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  const kept = [];
  for (let at = 0; at < count; at += 1) if (keep[at]) kept.push(line[at * 2], line[at * 2 + 1]);
  return smallest > 0 && kept.length < 6 ? null : kept;
}
