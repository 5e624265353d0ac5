import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { run } from '../../.workspace/run.mjs';
import { chromiumPath } from '../fixtures/chromium';
import { ROOT } from '../fixtures/site-under-test';
import { median, rounded, type Line, type Part } from './report';
import type {} from './seats/client';

/** The main deck of an A380 in economy, the largest there is; the upper one comes up when it is asked for. */
const A380 = {
  aircraft: '388',
  airline: 'SQ',
  cabin: 'economy',
  segment: 'seg_1',
  language: 'en',
} as const;
const MAIN_DECK = 446;
const CPU_FACTOR = 4;
const FRAME_MS = 1000 / 60;
const EACH = 100;
const WARM_UP = 10;

const PAGE = path.join(ROOT, 'e2e/bench/seats/index.html');

type What = 'mapLongest' | 'mapAll' | 'bareLongest' | 'seatClicked' | 'bareClicked';
type Times = Record<What, number[]>;

/** One round of everything, so that a busy moment of the machine spoils a bit of each. */
async function round(page: Page, index: number): Promise<Record<What, number>> {
  return page.evaluate(
    async ({ asked, seats, at }) => {
      const { seatBench } = window;
      const map = await seatBench.showMap(asked, seats);
      seatBench.aim((at * 7) % 40);
      const seatClicked = await seatBench.click();
      const bare = await seatBench.showBare(seats);
      seatBench.aim((at * 7) % 40);
      const bareClicked = await seatBench.click();
      return {
        mapLongest: map.longest,
        mapAll: map.total,
        seatClicked,
        bareLongest: bare.longest,
        bareClicked,
      };
    },
    { asked: A380, seats: MAIN_DECK, at: index },
  );
}

async function opened(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await page.goto(`file://${PAGE}`);
  return { page, session: await page.context().newCDPSession(page) };
}

/** By the clock, with the browser's own brake on the processor: what else the machine does is in it. */
async function byTheClock(browser: Browser): Promise<Times> {
  const { page, session } = await opened(browser);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR });
  const times: Times = {
    mapLongest: [],
    mapAll: [],
    bareLongest: [],
    seatClicked: [],
    bareClicked: [],
  };
  for (let index = -WARM_UP; index < EACH; index += 1) {
    const taken = await round(page, Math.abs(index));
    if (index >= 0) for (const what of Object.keys(times) as What[]) times[what].push(taken[what]);
  }
  await page.close();
  return times;
}

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  dur: number;
  /** of the thread itself, in microseconds */
  tdur?: number;
  args?: { data?: { type?: string } };
}

const isInside = (inner: TraceEvent, outer: TraceEvent) =>
  inner.tid === outer.tid && outer.ts <= inner.ts && outer.ts + outer.dur >= inner.ts + inner.dur;

/** Milliseconds of processor for each frame with a click in it: handlers, rendering, layout and paint, and no other process. */
function frameTimes(events: readonly TraceEvent[]): number[] {
  const tasks = events.filter(
    ({ name, tdur }) => name === 'ThreadControllerImpl::RunTask' && tdur !== undefined,
  );
  const clicks = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
  );
  return clicks.map(
    (click) =>
      Math.max(...tasks.filter((task) => isInside(click, task)).map(({ tdur = 0 }) => tdur)) / 1000,
  );
}

/** The main thread's own processor time for a click and its paint, as a processor four times slower would need it. */
async function byTheProcessor(browser: Browser): Promise<number[]> {
  const { page } = await opened(browser);
  const click = (times: number) =>
    page.evaluate(async (count) => {
      for (let index = 0; index < count; index += 1) {
        window.seatBench.aim((index * 7) % 40);
        await window.seatBench.click();
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    }, times);
  await page.evaluate(({ asked, seats }) => window.seatBench.showMap(asked, seats), {
    asked: A380,
    seats: MAIN_DECK,
  });
  await click(WARM_UP);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await click(EACH);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.close();
  return frameTimes(traceEvents.filter(({ ph }) => ph === 'X')).map((time) => time * CPU_FACTOR);
}

async function measure(): Promise<{ times: Times; processor: number[] }> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return { times: await byTheClock(browser), processor: await byTheProcessor(browser) };
  } finally {
    await browser.close();
  }
}

const p99 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
const of = (values: readonly number[]) =>
  `p50 ${rounded(median(values), 1)} ms, p99 ${rounded(p99(values), 1)} ms`;

function linesOf(
  { mapLongest, mapAll, bareLongest, seatClicked, bareClicked }: Times,
  processor: number[],
): Line[] {
  const frames = (what: string, values: readonly number[]): Line => ({
    what,
    value: rounded(median(values) / FRAME_MS),
    unit: 'frames',
    detail: `${of(values)}; p99 ${rounded(p99(values) / FRAME_MS)} frames`,
  });
  const ratio = (what: string, one: readonly number[], bare: readonly number[]): Line => ({
    what,
    value: rounded(median(one) / median(bare)),
    unit: '×',
    detail: `bare ${of(bare)}`,
  });
  return [
    frames(
      `longest turn of the main thread while ${MAIN_DECK} seats come up, by the clock`,
      mapLongest,
    ),
    {
      ...ratio('the same, over a bare table of as many buttons', mapLongest, bareLongest),
      bar: { atMost: 1 },
    },
    {
      what: 'until all of them are there',
      value: rounded(median(mapAll), 0),
      unit: 'ms',
      detail: of(mapAll),
    },
    frames('from the click on a seat to its paint, by the clock', seatClicked),
    ratio('the same, over the click on a bare button', seatClicked, bareClicked),
    { ...frames('the same, in processor time of the main thread', processor), bar: { atMost: 1 } },
  ];
}

/** The map of seats of an A380 at a processor four times slower. */
export async function measureSeats(): Promise<Part> {
  await run('node', ['.workspace/webpack.mjs', 'e2e/bench/seats'], { quiet: true });
  const { times, processor } = await measure();
  return {
    title: `(h) Seat map of an A380, processor ${CPU_FACTOR} times slower, ${EACH} rounds`,
    lines: linesOf(times, processor),
    raw: { ...times, processor },
  };
}
