import { setTimeout as wait } from 'node:timers/promises';
import { publish, rollback, type Shelf } from '@wayfare/releases';
import { hostile, HOSTILE } from '../fixtures/hostile';
import { startLoad } from '../fixtures/load';
import { samplePage } from '../fixtures/parts';
import { VERTICALS, type VerticalName } from '../fixtures/site-under-test';
import { remade } from '../fixtures/remade';
import { servedPage } from '../fixtures/served-page';
import { rounded, type Part } from './report';

/** Milliseconds for which pages of the others are asked for beside each release, and before it. */
const LOOK_MS = 4000;
/** Every page has to be asked for a while before it is as fast as it gets. */
const WARM_MS = 6000;

interface Site {
  origin: string;
  shelf: Shelf;
}

interface Round {
  what: string;
  vertical: VerticalName;
  /** of pages of the other verticals, without and with the release live */
  quiet: number[];
  hostile: number[];
  failures: string[];
  /** milliseconds from the first request for its page to the whole page of the last good release */
  backAfter: number;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;

async function healthOf({ origin }: Site) {
  const response = await fetch(`${origin}/health`);
  return (await response.json()) as { pid: number; revision: number };
}

async function taken(site: Site, revision: number): Promise<void> {
  // the shell may have added a note of its own
  while ((await healthOf(site)).revision < revision) await wait(10);
}

async function whileIdle(load: ReturnType<typeof startLoad>, milliseconds: number) {
  await wait(milliseconds);
  return load.stop();
}

/** One hostile release of one vertical: live for a while, then rolled back. */
async function round(
  site: Site,
  vertical: VerticalName,
  number: number,
  [what, code]: [string, string],
): Promise<Round> {
  const others = VERTICALS.filter((other) => other !== vertical).map((one) => samplePage(one).en);
  const good = await servedPage(site.origin, vertical);
  const quiet = await whileIdle(startLoad(site.origin, others), LOOK_MS);
  const bad = await remade(site.shelf, vertical, {
    version: `6.0.${number}`,
    edit: hostile(code),
  });
  const load = startLoad(site.origin, others);
  const { rev } = await publish(site.shelf, bad);
  await taken(site, rev);
  const start = performance.now();
  let served = await servedPage(site.origin, vertical);
  while (!served.isWhole || served.version !== good.version)
    served = await servedPage(site.origin, vertical);
  const backAfter = performance.now() - start;
  const { times, failures } = await whileIdle(load, Math.max(0, LOOK_MS - backAfter));
  await taken(site, (await rollback(site.shelf, vertical)).rev);
  return {
    what,
    vertical,
    quiet: quiet.times,
    hostile: times,
    failures: [...quiet.failures, ...failures],
    backAfter,
  };
}

/** What hostile server files cost the travellers of the other verticals, and how soon their own vertical is back. */
export async function measureHostileReleases(site: Site): Promise<Part> {
  const { pid } = await healthOf(site);
  await whileIdle(
    startLoad(
      site.origin,
      VERTICALS.map((one) => samplePage(one).en),
    ),
    WARM_MS,
  );
  const rounds: Round[] = [];
  for (const [number, entry] of Object.entries(HOSTILE).entries())
    rounds.push(await round(site, VERTICALS[number % VERTICALS.length] ?? '', number, entry));
  const [quiet, hostileTimes] = [
    rounds.flatMap((one) => one.quiet),
    rounds.flatMap((one) => one.hostile),
  ];
  const slowest = rounds.toSorted((a, b) => b.backAfter - a.backAfter)[0];
  const isSame = (await healthOf(site)).pid === pid;
  return {
    title: `Hostile releases, ${rounds.length} of them in turn`,
    lines: [
      {
        what: 'p99 of pages of the other verticals, beside a hostile release over without',
        value: rounded(quantile(hostileTimes, 0.99) / quantile(quiet, 0.99)),
        unit: '×',
        bar: { atMost: 2 },
        detail: `${Math.round(quantile(hostileTimes, 0.99))} / ${Math.round(quantile(quiet, 0.99))} ms, ${hostileTimes.length} / ${quiet.length} pages`,
      },
      {
        what: 'longest time until the last good release is back',
        value: Math.round(slowest?.backAfter ?? Number.NaN),
        unit: 'ms',
        bar: { atMost: 1000 },
        detail: `${slowest?.vertical ?? ''}, ${slowest?.what ?? ''}; middle ${Math.round(
          quantile(
            rounds.map(({ backAfter }) => backAfter),
            0.5,
          ),
        )} ms`,
      },
      {
        what: 'pages of the other verticals that failed',
        value: rounds.flatMap(({ failures }) => failures).length,
        unit: '',
        bar: { atMost: 0 },
        detail: isSame ? 'the same process answers' : 'another process answers now',
      },
    ],
    raw: rounds,
  };
}
