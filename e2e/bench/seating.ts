import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { run } from '../../.workspace/run.mjs';
import { chromiumPath } from '../fixtures/chromium';
import { ROOT } from '../fixtures/places';
import { median, rounded, type Line, type Part } from './report';
import type {} from './seats/client';

/** The main deck of an A380 in economy, the largest there is; the upper one comes up when it is asked for. */
const A380 = { aircraft: '388', airline: 'SQ', cabin: 'economy', segment: 'seg_1', language: 'en' } as const;
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
      return { mapLongest: map.longest, mapAll: map.total, seatClicked, bareLongest: bare.longest, bareClicked };
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
  const times: Times = { mapLongest: [], mapAll: [], bareLongest: [], seatClicked: [], bareClicked: [] };
  for (let index = -WARM_UP; index < EACH; index += 1) {
    const taken = await round(page, Math.abs(index));
    if (index >= 0) for (const what of Object.keys(times) as What[]) times[what].push(taken[what]);
  }
  await page.close();
  return times;
}

/** The main thread's own processor time for a click and its paint, as the brake would stretch it; a click on nothing taken off. */
async function byTheProcessor(browser: Browser): Promise<number[]> {
  const { page, session } = await opened(browser);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const click = async (index: number | null) => {
    await page.evaluate((at) => window.seatBench.aim(at), index);
    const before = await spent();
    await page.evaluate(() => window.seatBench.click());
    return ((await spent()) - before) * 1000;
  };
  await page.evaluate(({ asked, seats }) => window.seatBench.showMap(asked, seats), { asked: A380, seats: MAIN_DECK });
  const [seats, nothing]: [number[], number[]] = [[], []];
  for (let index = -WARM_UP; index < EACH; index += 1) {
    const [seat, none] = [await click((Math.abs(index) * 7) % 40), await click(null)];
    if (index >= 0) seats.push(seat);
    nothing.push(none);
  }
  const floor = median(nothing);
  await page.close();
  return seats.map((time) => Math.max(0, time - floor) * CPU_FACTOR);
}

async function measure(): Promise<{ times: Times; processor: number[] }> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    return { times: await byTheClock(browser), processor: await byTheProcessor(browser) };
  } finally {
    await browser.close();
  }
}

const p99 = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
const of = (values: readonly number[]) => `p50 ${rounded(median(values), 1)} ms, p99 ${rounded(p99(values), 1)} ms`;

function linesOf({ mapLongest, mapAll, bareLongest, seatClicked, bareClicked }: Times, processor: number[]): Line[] {
  const frames = (what: string, values: readonly number[]): Line => ({ what, value: rounded(median(values) / FRAME_MS), unit: 'frames', detail: `${of(values)}; p99 ${rounded(p99(values) / FRAME_MS)} frames` });
  const ratio = (what: string, one: readonly number[], bare: readonly number[]): Line => ({ what, value: rounded(median(one) / median(bare)), unit: '×', detail: `bare ${of(bare)}` });
  return [
    frames(`longest turn of the main thread while ${MAIN_DECK} seats come up, by the clock`, mapLongest),
    { ...ratio('the same, over a bare table of as many buttons', mapLongest, bareLongest), bar: { atMost: 1 } },
    { what: 'until all of them are there', value: rounded(median(mapAll), 0), unit: 'ms', detail: of(mapAll) },
    frames('from the click on a seat to its paint, by the clock', seatClicked),
    ratio('the same, over the click on a bare button', seatClicked, bareClicked),
    { ...frames('the same, in processor time of the main thread', processor), bar: { atMost: 1 } },
  ];
}

/** The map of seats of an A380 at a processor four times slower. */
export async function measureSeats(): Promise<Part> {
  const env = { NX_DAEMON: 'false', TSX_TSCONFIG_PATH: 'tsconfig.base.json', NODE_OPTIONS: '--disable-warning=DEP0205' };
  await run('node', ['--import', 'tsx', 'node_modules/webpack-cli/bin/cli.js', 'build', '-c', 'e2e/bench/seats/webpack.config.ts'], { env, quiet: true });
  const { times, processor } = await measure();
  return { title: `(h) Seat map of an A380, processor ${CPU_FACTOR} times slower, ${EACH} rounds`, lines: linesOf(times, processor), raw: { ...times, processor } };
}
