import { median, rounded, type Line } from '../report';
import type { Encoding, Sample, Serving } from './serving';
import { SIDES, type Side } from './sides';

/** A figure of a row that is held against a bar, or whose trend is looked at; its key is its column in the history. */
export interface Mark extends Line {
  key: string;
}

/** One measure of all sides. */
export interface Row {
  what: string;
  cells: Partial<Record<Side, string>>;
  marks: Mark[];
}

type Bar = NonNullable<Line['bar']>;

export const kilobytes = (bytes: number) => rounded(bytes / 1000, 1);

export function mark(key: string, what: string, value: number, unit: string, bar?: Bar): Mark {
  return { key, what, value: rounded(value), unit, ...(bar === undefined ? {} : { bar }) };
}

export function cellsOf<Of extends Side>(
  sides: readonly Of[],
  text: (side: Of) => string | null,
): Partial<Record<Side, string>> {
  return Object.fromEntries(
    sides.flatMap((side) => {
      const cell = text(side);
      return cell === null ? [] : [[side, cell]];
    }),
  );
}

/** Medians of each process of a side, and their sum. */
function processorOf(samples: readonly Sample[]): { sum: number; each: Record<string, number> } {
  const names = Object.keys(samples[0]?.processor ?? {});
  const each = Object.fromEntries(
    names.map((name) => [
      name,
      median(samples.map(({ processor }) => processor[name] ?? Number.NaN)),
    ]),
  );
  return { each, sum: Object.values(each).reduce((sum, value) => sum + value, 0) };
}

const HOW: Record<Encoding, string> = { plain: 'as it is', compressed: 'compressed' };
const keyIn = (encoding: Encoding, key: string) =>
  encoding === 'plain' ? key : `${key}-compressed`;

function processorRow(encoding: Encoding, { samples }: Serving): Row {
  const of = (side: Side) => processorOf(samples[encoding][side]);
  const text = (side: Side) => {
    if (samples[encoding][side].length === 0) return null;
    const { sum, each } = of(side);
    const parts = Object.entries(each).map(([name, value]) => `${name} ${rounded(value)}`);
    return `${rounded(sum)} ms${parts.length > 1 ? ` (${parts.join(', ')})` : ''}`;
  };
  const ratio = (side: Side) => of('wayfare').sum / of(side).sum;
  return {
    what: `processor time a page, ${HOW[encoding]}`,
    cells: cellsOf(SIDES, text),
    marks: [
      mark(keyIn(encoding, 'processor'), 'against React Router', ratio('react-router'), '×', {
        atMost: 1,
      }),
      mark(keyIn(encoding, 'processor-next'), 'against Next', ratio('next'), '×'),
      ...(encoding === 'plain' ? [mark('processor-bare', 'against bare', ratio('bare'), '×')] : []),
      mark(keyIn(encoding, 'processor-cached'), 'kept page', of('cached').sum, 'ms', {
        atMost: 0.3,
      }),
    ],
  };
}

function pagesRow(encoding: Encoding, { samples }: Serving): Row {
  const speed = (side: Side) => median(samples[encoding][side].map(({ perSecond }) => perSecond));
  return {
    what: `pages a second, ${HOW[encoding]}`,
    cells: cellsOf(SIDES, (side) =>
      samples[encoding][side].length === 0 ? null : Math.round(speed(side)).toLocaleString('en'),
    ),
    marks: [
      mark(
        keyIn(encoding, 'pages'),
        'against React Router',
        speed('wayfare') / speed('react-router'),
        '×',
      ),
      mark(
        keyIn(encoding, 'pages-cached'),
        'kept page against React Router',
        speed('cached') / speed('react-router'),
        '×',
        { atLeast: 20 },
      ),
    ],
  };
}

function htmlRow(encoding: Encoding, { html }: Serving): Row {
  const bytes = html[encoding];
  return {
    what: `HTML, ${HOW[encoding]}`,
    cells: cellsOf(SIDES, (side) =>
      Number.isNaN(bytes[side]) ? null : `${kilobytes(bytes[side])} kB`,
    ),
    marks: [
      mark(
        keyIn(encoding, 'html'),
        'ours',
        bytes.wayfare / 1000,
        'kB',
        encoding === 'plain' ? { atMost: 90 } : undefined,
      ),
    ],
  };
}

/** False where ours may be kept and an address that nobody asked for cost as little as one that was: it was no new page. */
export function isMadeAnew({ samples, cacheControl }: Serving): boolean {
  const cost = (side: Side) => processorOf(samples.plain[side]).sum;
  return !/\bpublic\b/.test(cacheControl) || cost('wayfare') > 2 * cost('cached');
}

/** Rows of what the servers do. */
export function servingRows(serving: Serving): Row[] {
  const first = (side: Side) => median(serving.firstByte[side]);
  return [
    processorRow('plain', serving),
    processorRow('compressed', serving),
    pagesRow('plain', serving),
    pagesRow('compressed', serving),
    {
      what: 'first byte, one request at a time',
      cells: cellsOf(SIDES, (side) => `${rounded(first(side), 1)} ms`),
      marks: [
        mark('first-byte', 'against React Router', first('wayfare') / first('react-router'), '×'),
        mark('first-byte-cached', 'kept page', first('cached'), 'ms', { atMost: 5 }),
      ],
    },
    htmlRow('plain', serving),
    htmlRow('compressed', serving),
    {
      what: 'elements in the body',
      cells: cellsOf(SIDES, (side) => String(serving.elements[side])),
      marks: [],
    },
  ];
}
