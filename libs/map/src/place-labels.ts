import type { MapLabel } from '@wayfare/api-contract';

export interface LabelCandidate {
  readonly id: string;
  readonly kind: MapLabel['kind'] | 'centre' | 'ring';
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly rank: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PlacedLabel {
  readonly label: LabelCandidate;
  readonly lines: readonly string[];
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Side = 'right' | 'left' | 'below' | 'above' | 'middle';

/** Pixels: letter width, line height, and half a symbol with padding. */
const LETTER = 6.4;
const LINE = 15;
const SYMBOL = 10;
const LONGEST_LINE = 18;

const TEXT_ALONE: ReadonlySet<LabelCandidate['kind']> = new Set([
  'country',
  'city',
  'area',
  'district',
  'ring',
]);

/** Splits a long name into two lines of similar length. */
export function linesOf(name: string): string[] {
  if (name.length <= LONGEST_LINE) return [name];
  const blanks = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  const middle = name.length / 2;
  const best = blanks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (best === undefined) return [name];
  const end = name[best] === '-' ? best + 1 : best;
  return [name.slice(0, end), name.slice(end).trimStart()];
}

const doMeet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

function textAt({ x, y }: LabelCandidate, side: Side, width: number, height: number): Box {
  const [left, top] = {
    right: [x + SYMBOL, y - height / 2],
    left: [x - SYMBOL - width, y - height / 2],
    below: [x - width / 2, y + SYMBOL],
    above: [x - width / 2, y - SYMBOL - height],
    middle: [x - width / 2, y - height / 2],
  }[side] as [number, number];
  return { left, top, right: left + width, bottom: top + height };
}

const unnamed = (label: LabelCandidate): PlacedLabel => ({
  label,
  lines: [],
  side: 'middle',
  left: label.x,
  top: label.y,
  width: 0,
  height: 0,
});

/** Greedy label placement by rank: which are shown and on which side, without overlap of labels, symbols or `taken`. */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  taken: readonly Box[],
): PlacedLabel[] {
  const full: Box[] = [...taken];
  const isFree = (box: Box) => !full.some((other) => doMeet(box, other));
  return candidates
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap((label) => {
      const isText = TEXT_ALONE.has(label.kind);
      const { x, y } = label;
      const half = isText ? 0 : SYMBOL - 2;
      const symbol = { left: x - half, top: y - half, right: x + half, bottom: y + half };
      // the search's centre is marked under whatever stands on it
      if (!isText && label.kind !== 'centre' && !isFree(symbol)) return [];
      const lines = linesOf(label.name);
      const width = Math.max(...lines.map(({ length }) => length)) * LETTER + 6;
      const height = lines.length * LINE;
      const sides: readonly Side[] = isText ? ['middle'] : ['right', 'left', 'below', 'above'];
      const side = sides.find((each) => isFree(textAt(label, each, width, height)));
      if (side === undefined) return label.kind === 'centre' ? [unnamed(label)] : [];
      const text = textAt(label, side, width, height);
      full.push(text, ...(isText ? [] : [symbol]));
      return [{ label, lines, side, left: text.left, top: text.top, width, height }];
    });
}
