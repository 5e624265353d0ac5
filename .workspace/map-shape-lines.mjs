import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export const across = (longitude) => longitude / 360 + 0.5;
export const down = (latitude) =>
  0.5 - Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI);

export async function readLines(file) {
  const lines = [];
  let line = [];
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (text.startsWith('>')) {
      if (line.length > 2) lines.push(line);
      line = [];
    } else if (text !== '') {
      const [longitude, latitude] = text.split('\t').map(Number);
      line.push(across(longitude > 180 ? longitude - 360 : longitude), down(latitude));
    }
  }
  if (line.length > 2) lines.push(line);
  return lines;
}

const keyAt = (line, at) => `${line.at(at).toFixed(9)} ${line.at(at + 1).toFixed(9)}`;

/** Joins GMT's shore segments by their ends; open ones end at the world's edge. */
export function joinRings(pieces) {
  const starts = new Map();
  for (const piece of pieces) {
    const key = keyAt(piece, 0);
    const there = starts.get(key);
    if (there === undefined) starts.set(key, [piece]);
    else there.push(piece);
  }
  const used = new Set();
  const next = (key) => starts.get(key)?.find((piece) => !used.has(piece));
  const follow = (first) => {
    const ring = [];
    for (let piece = first; piece !== undefined; piece = next(keyAt(piece, -2))) {
      used.add(piece);
      for (let at = ring.length === 0 ? 0 : 2; at < piece.length; at += 1) ring.push(piece[at]);
    }
    return ring;
  };
  // starts first, so that an open line is followed from its beginning
  const ends = new Set(pieces.map((piece) => keyAt(piece, -2)));
  const rings = [];
  for (const isOpen of [true, false])
    for (const piece of pieces)
      if (!used.has(piece) && (!isOpen || !ends.has(keyAt(piece, 0)))) rings.push(follow(piece));
  return rings;
}
