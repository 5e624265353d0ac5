import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../fixtures/site-under-test';

/** One measured thing: what came out, and the bar it is held against when it has one. */
export interface Line {
  what: string;
  value: number;
  unit: string;
  /** how it came about: the two sides of a ratio, the number of rounds */
  detail?: string;
  bar?: { atMost: number } | { below: number } | { atLeast: number };
}

export interface Part {
  title: string;
  lines: Line[];
  /** every single round, as measured */
  raw: unknown;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return (
    (sorted.length % 2 === 1
      ? sorted[middle]
      : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2) ?? Number.NaN
  );
}

export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));

export function passes({ value, bar }: Line): boolean | null {
  if (bar === undefined) return null;
  if ('below' in bar) return value < bar.below;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

export function barText({ bar }: Line): string {
  if (bar === undefined) return '';
  if ('below' in bar) return `< ${bar.below}`;
  return 'atMost' in bar ? `<= ${bar.atMost}` : `>= ${bar.atLeast}`;
}

export const verdict = (line: Line) =>
  ({ true: 'pass', false: 'MISSED', null: '' })[String(passes(line))] ?? '';

function table({ title, lines }: Part): string {
  const rows = lines.map(
    (line) =>
      `| ${line.what} | ${line.value} ${line.unit} | ${barText(line)} | ${verdict(line)} | ${line.detail ?? ''} |`,
  );
  return [
    `## ${title}`,
    '',
    '| what | measured | bar | | from |',
    '| --- | ---: | ---: | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** The whole report as a person reads it, with what is looked at first. */
export function markdown(parts: readonly Part[], when: string, first = ''): string {
  return [
    `# Measurements of ${when}`,
    '',
    `Node ${process.version}. Ratios are medians of interleaved rounds, the composed site over the control of the same sources.`,
    '',
    ...(first === '' ? [] : [first]),
    ...parts.map(table),
  ].join('\n');
}

/** Writes the report as text and as data, and the text also as `latest.md`; returns the paths of the text. */
export async function writeReport(
  parts: readonly Part[],
  text: string,
  when: string,
): Promise<string[]> {
  const folder = path.join(ROOT, '.wayfare/bench');
  await mkdir(folder, { recursive: true });
  const names = [`${when}.md`, 'latest.md'];
  for (const name of names) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, `${when}.json`), `${JSON.stringify(parts, null, 1)}\n`);
  return names.map((name) => path.join('.wayfare/bench', name));
}

interface ByClock {
  clock: { p50: number; p99: number };
}

interface SearchResult {
  database: string;
  hotels: number;
  predictiveMs: ByClock;
  typosMs: ByClock;
  kindsMs: Record<string, ByClock>;
  searchMs: ByClock;
  compared: number;
  different: number;
}

/** What the API's own measurement of searching wrote. */
export async function searchPart(): Promise<Part> {
  const { bars, results } = JSON.parse(
    await readFile(path.join(ROOT, '.wayfare/bench/search.json'), 'utf8'),
  ) as { bars: { predictiveP99Ms: number; searchP99Ms: number }; results: SearchResult[] };
  const lines = results.flatMap(({ database, hotels, compared, different, ...result }): Line[] => {
    const where = `${database}, ${hotels.toLocaleString('en')} hotels`;
    const line = (what: string, { clock }: ByClock, bar: number): Line => ({
      what: `${what} p99, ${where}`,
      value: clock.p99,
      unit: 'ms',
      detail: `p50 ${clock.p50} ms`,
      ...(hotels >= 1_000_000 ? { bar: { atMost: bar } } : {}),
    });
    return [
      line('suggestions', result.predictiveMs, bars.predictiveP99Ms),
      line('suggestions with typos', result.typosMs, bars.predictiveP99Ms),
      ...Object.entries(result.kindsMs).map(([kind, times]) =>
        line(`suggestions for ${kind}`, times, bars.predictiveP99Ms),
      ),
      line('search', result.searchMs, bars.searchP99Ms),
      {
        what: `rows unlike SQL, ${where}`,
        value: different,
        unit: `of ${compared}`,
        bar: { atMost: 0 },
      },
    ];
  });
  return { title: '(c) Searching inside the API', lines, raw: results };
}

interface Throughput {
  perSecond: number;
  p50: number;
  p99: number;
}

/** What the API's own measurement of bookings wrote. */
export async function bookingsPart(): Promise<Part> {
  const { bookings, atOnce, bare, results } = JSON.parse(
    await readFile(path.join(ROOT, '.wayfare/bench/bookings.json'), 'utf8'),
  ) as {
    bookings: number;
    atOnce: number;
    bare: Throughput;
    results: (Throughput & { database: string })[];
  };
  const lines = results.flatMap(({ database, perSecond, p50, p99 }): Line[] => [
    {
      what: `complete bookings a second, ${database}`,
      value: perSecond,
      unit: '',
      detail: `p50 ${p50} ms, p99 ${p99} ms, ${bookings} bookings, ${atOnce} at once`,
    },
    {
      what: `the same calls with nothing kept, against ${database}`,
      value: rounded(bare.perSecond / perSecond),
      unit: '×',
      detail: `${bare.perSecond} a second, p50 ${bare.p50} ms, p99 ${bare.p99} ms`,
    },
  ]);
  return {
    title: '(e) Complete bookings over the wire to the sandbox',
    lines,
    raw: { bare, results },
  };
}

interface Answering {
  database: string;
  call: string;
  each: number;
  known: number;
  unknown: number;
  ratio: number;
}

/** What the API's own measurement of its answers to known and unknown addresses wrote. */
export async function accountsPart(): Promise<Part> {
  const results = JSON.parse(
    await readFile(path.join(ROOT, '.wayfare/bench/accounts.json'), 'utf8'),
  ) as Answering[];
  const lines = results.map(({ database, call, each, known, unknown, ratio }): Line => ({
    what: `${call}, known against unknown address, ${database}`,
    value: ratio,
    unit: '×',
    detail: `medians ${known} ms and ${unknown} ms, ${each} each, in turn`,
    bar: { atMost: 1.1 },
  }));
  return { title: '(f) What the time of an answer tells of an account', lines, raw: results };
}

interface Waiting {
  first: { p50: number; p99: number };
  complete: { p50: number; p99: number };
}

/** What the API's own measurement of flight searches wrote: waiting through the API against waiting at its supplier. */
export async function flightsPart(): Promise<Part> {
  const { searches, atOnce, results } = JSON.parse(
    await readFile(path.join(ROOT, '.wayfare/bench/flights.json'), 'utf8'),
  ) as {
    searches: number;
    atOnce: number;
    results: { database: string; ours: Waiting; bare: Waiting }[];
  };
  const lines = results.flatMap(({ database, ours, bare }) =>
    (['first', 'complete'] as const).flatMap((what) =>
      (['p50', 'p99'] as const).map((share): Line => ({
        what: `search to ${what === 'first' ? 'first offers' : 'complete list'} ${share}, against the supplier's wire, ${database}`,
        value: rounded(ours[what][share] / bare[what][share]),
        unit: '×',
        detail: `${Math.round(ours[what][share])} / ${Math.round(bare[what][share])} ms, ${searches} searches, ${atOnce} at once`,
        // what the first page would miss by far if it waited for the others
        ...(what === 'first' && share === 'p50' ? { bar: { atMost: 2 } } : {}),
      })),
    ),
  );
  return { title: '(g) Searching for flights', lines, raw: results };
}

interface Searching {
  p50: number;
  p99: number;
  offers: number;
}

/** What the API's own measurement of train searches wrote: waiting through the API against waiting at its supplier. */
export async function railPart(): Promise<Part> {
  const { searches, atOnce, results } = JSON.parse(
    await readFile(path.join(ROOT, '.wayfare/bench/rail.json'), 'utf8'),
  ) as {
    searches: number;
    atOnce: number;
    results: { database: string; ours: Searching; bare: Searching }[];
  };
  const lines = results.flatMap(({ database, ours, bare }) =>
    (['p50', 'p99'] as const).map((share): Line => ({
      what: `search ${share}, against the supplier's wire, ${database}`,
      value: rounded(ours[share] / bare[share]),
      unit: '×',
      detail: `${Math.round(ours[share])} / ${Math.round(bare[share])} ms, ${searches} searches, ${atOnce} at once, ${ours.offers} offers`,
      ...(share === 'p50' ? { bar: { atMost: 2 } } : {}),
    })),
  );
  return { title: '(i) Searching for trains', lines, raw: results };
}
