const EXTENT = 8192;

const zigzag = (number) => (number < 0 ? -number * 2 - 1 : number * 2);

function writeNumber(bytes, number) {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

function rounded(line, zoom, x, y) {
  const size = 2 ** zoom;
  const steps = [];
  for (let at = 0; at < line.length; at += 2) {
    const px = Math.round((line[at] * size - x) * EXTENT);
    const py = Math.round((line[at + 1] * size - y) * EXTENT);
    if (steps.length === 0 || px !== steps.at(-2) || py !== steps.at(-1)) steps.push(px, py);
  }
  return steps;
}

function packTile(layers, zoom, x, y) {
  const bytes = [];
  for (const { isRing, lines } of layers) {
    const kept = lines
      .map((line) => rounded(line, zoom, x, y))
      .filter((line) => line.length >= (isRing ? 6 : 4));
    writeNumber(bytes, kept.length);
    for (const line of kept) {
      writeNumber(bytes, line.length / 2);
      line.forEach((value, at) => writeNumber(bytes, zigzag(value - (at < 2 ? 0 : line[at - 2]))));
    }
  }
  return Buffer.from(bytes);
}

/** Index length (four bytes), JSON index, tiles: land, lakes, main rivers, others, as counts and varint deltas. */
export function pack(levels) {
  const parts = [];
  const known = new Map();
  let length = 0;
  const index = levels.map(({ zoom, tiles }) => ({
    zoom,
    tiles: Object.fromEntries(
      [...tiles].map(([key, layers]) => {
        const [x, y] = key.split('/').map(Number);
        const bytes = packTile(layers, zoom, x, y);
        const text = bytes.toString('latin1');
        // tiles of sea or land alone are deduplicated
        const same = bytes.length < 64 ? known.get(text) : undefined;
        const at = same ?? length;
        if (same === undefined) {
          parts.push(bytes);
          length += bytes.length;
          known.set(text, at);
        }
        return [key, [at, bytes.length]];
      }),
    ),
  }));
  const head = Buffer.from(JSON.stringify(index));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  return Buffer.concat([size, head, ...parts]);
}
