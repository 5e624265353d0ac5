/* For tests: what an upright, undamaged Aztec code says, read without the library that wrote it (ISO/IEC 24778). */

type Matrix = readonly (readonly boolean[])[];
type Bits = readonly boolean[];

const numberOf = (bits: Bits): number => bits.reduce((value, bit) => value * 2 + Number(bit), 0);

interface Frame {
  readonly isCompact: boolean;
  readonly layers: number;
  readonly words: number;
}

const isDark = (matrix: Matrix, x: number, y: number): boolean => matrix[y]?.[x] === true;

/** The four sides of a ring around the middle, clockwise from its upper left corner. */
function sidesOf(matrix: Matrix, radius: number, places: readonly number[]): boolean[] {
  const middle = (matrix.length - 1) / 2;
  const back = [...places].reverse();
  const read = (points: readonly (readonly [x: number, y: number])[]) =>
    points.map(([x, y]) => isDark(matrix, middle + x, middle + y));
  return [
    ...read(places.map((place) => [place, -radius])),
    ...read(places.map((place) => [radius, place])),
    ...read(back.map((place) => [place, radius])),
    ...read(back.map((place) => [-radius, place])),
  ];
}

/** How large it is and how much of it is content. */
function frameOf(matrix: Matrix): Frame {
  const ring = Array.from({ length: 13 }, (_, index) => index - 6);
  const isCompact = !sidesOf(matrix, 6, ring).every(Boolean);
  const mode = isCompact
    ? sidesOf(matrix, 5, [-3, -2, -1, 0, 1, 2, 3])
    : sidesOf(matrix, 7, [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
  const split = isCompact ? 2 : 5;
  return {
    isCompact,
    layers: numberOf(mode.slice(0, split)) + 1,
    words: numberOf(mode.slice(split, isCompact ? 8 : 16)) + 1,
  };
}

/** Rows and columns without the reference grid of larger codes. */
function linesOf({ isCompact, layers }: Frame, size: number): number[] {
  const middle = (size - 1) / 2;
  const all = Array.from({ length: size }, (_, index) => index);
  return isCompact
    ? all
    : all.filter((line) => (line - middle) % 16 !== 0).slice(0, 14 + layers * 4);
}

/** The bits of all layers, from the outermost inwards, two squares wide. */
function bitsOf(matrix: Matrix, frame: Frame): boolean[] {
  const lines = linesOf(frame, matrix.length);
  const at = (x: number, y: number) => isDark(matrix, lines[x] ?? -1, lines[y] ?? -1);
  const last = lines.length - 1;
  return Array.from({ length: frame.layers }, (_, layer) => {
    const [outer, length] = [layer * 2, (frame.layers - layer) * 4 + (frame.isCompact ? 9 : 12)];
    const steps = Array.from({ length: length * 2 }, (_step, index) => ({
      along: outer + Math.floor(index / 2),
      deep: outer + (index % 2),
    }));
    return [
      ...steps.map(({ along, deep }) => at(deep, along)),
      ...steps.map(({ along, deep }) => at(along, last - deep)),
      ...steps.map(({ along, deep }) => at(last - deep, last - along)),
      ...steps.map(({ along, deep }) => at(last - along, deep)),
    ];
  }).flat();
}

const wordSize = ({ layers }: Frame): number =>
  layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12;

/** The content's bits; a word of nearly equal bits carries one that means nothing. */
function contentBits(bits: Bits, frame: Frame): boolean[] {
  const size = wordSize(frame);
  const start = bits.length % size;
  return Array.from({ length: frame.words }, (_, index) =>
    bits.slice(start + index * size, start + (index + 1) * size),
  ).flatMap((word) => {
    const head = word.slice(0, -1);
    return head.every((bit) => bit === head[0]) ? head : word;
  });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CONTROLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 27, 28, 29, 30, 31].map((code) =>
  String.fromCharCode(code),
);

/** `>X` goes over to a table for one character, `>>X` for good. */
const TABLES = {
  U: ['>P', ' ', ...LETTERS, '>>L', '>>M', '>>D', '>B'],
  L: ['>P', ' ', ...LETTERS.toLowerCase(), '>U', '>>M', '>>D', '>B'],
  M: [
    '>P',
    ' ',
    ...CONTROLS,
    '@',
    '\\',
    '^',
    '_',
    '`',
    '|',
    '~',
    '\u007f',
    '>>L',
    '>>U',
    '>>P',
    '>B',
  ],
  P: ['', '\r', '\r\n', '. ', ', ', ': ', ...'!"#$%&\'()*+,-./:;<=>?[]{}', '>>U'],
  D: ['>P', ' ', ...'0123456789', ',', '.', '>>U', '>U'],
} as const satisfies Record<string, readonly string[]>;
type Table = keyof typeof TABLES;

const isTable = (name: string): name is Table => name in TABLES;

/** Takes bits from the front, one number after the other. */
function bitReader(bits: Bits): {
  readonly left: () => number;
  readonly read: (size: number) => number;
} {
  let at = 0;
  return {
    left: () => bits.length - at,
    read(size) {
      at += size;
      return numberOf(bits.slice(at - size, at));
    },
  };
}

type Reader = ReturnType<typeof bitReader>;

/** Bytes as they are; what fills up the end of a code looks like the beginning of some. */
function plainBytes({ left, read }: Reader): number[] {
  const short = read(5);
  const count = short === 0 ? read(11) + 31 : short;
  return count * 8 > left() ? [] : Array.from({ length: count }, () => read(8));
}

function textOf(bits: Bits): string {
  const reader = bitReader(bits);
  const bytes: number[] = [];
  let latched: Table = 'U';
  let table: Table = 'U';
  const size = () => (table === 'D' ? 4 : 5);
  while (reader.left() >= size()) {
    const entry: string = TABLES[table][reader.read(size())] ?? '';
    const next = /^>{1,2}([A-Z])$/.exec(entry)?.[1] ?? '';
    if (entry.startsWith('>>') && isTable(next)) latched = next;
    if (next === '') bytes.push(...Buffer.from(entry));
    if (next === 'B') bytes.push(...plainBytes(reader));
    table = isTable(next) ? next : latched;
  }
  return Buffer.from(bytes).toString('utf8');
}

export function readAztec(matrix: Matrix): string {
  const frame = frameOf(matrix);
  return textOf(contentBits(bitsOf(matrix, frame), frame));
}
