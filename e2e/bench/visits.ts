import { chromium, type Browser, type CDPSession, type Page, type Request } from '@playwright/test';
import { chromiumPath } from '../fixtures/chromium';
import { useOnArrival } from '../fixtures/taken-over';
import { median, rounded, type Line, type Part } from './report';

/** Fast 3G as measured by the browser itself: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_FACTOR = 4;
const WARMING = 3;

interface Visit {
  scripts: number;
  bytes: number;
  lcp: number;
  hydrated: number;
  /** scripts fetched ahead when the page was idle; not part of the first visit */
  aheadBytes: number;
}

declare global {
  interface Window {
    measuredLcp?: number;
    measuredHydrated?: number;
  }
}

/** Runs in the page: notes the largest paint, and when React has taken over the header, the heading and the form. */
function watchPage(): void {
  new PerformanceObserver((list) => {
    window.measuredLcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const isTaken = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__react'));
  const look = () => {
    const wanted = ['header a', 'main h1', 'main form button'].flatMap(
      (selector) => document.querySelector(selector) ?? [],
    );
    if (document.readyState !== 'loading' && wanted.length > 0 && wanted.every(isTaken))
      window.measuredHydrated = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');

/** Bytes of all scripts so far, as they came over the wire. */
async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes().catch(() => null)));
  return sizes.reduce((sum, size) => sum + (size?.responseBodySize ?? 0), 0);
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR });
  return session;
}

/** One first visit with an empty cache. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    // functions that are sent to a page carry calls of this helper when they come from a TypeScript file
    await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
    await page.addInitScript(watchPage);
    // the code of most pages waits until somebody uses them
    await useOnArrival(page);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => void (isScript(request) && requests.push(request)));
    await slow(page);
    const response = await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    if (response?.status() !== 200)
      throw new Error(`${url} answered ${response?.status() ?? 'nothing'}`);
    await page.waitForFunction(() => window.measuredHydrated !== undefined, undefined, {
      timeout: 60_000,
    });
    const before = [...requests];
    await page.waitForLoadState('load');
    await page.waitForTimeout(1500);
    const [bytes, all] = [await scriptBytes(before), await scriptBytes(requests)];
    const { lcp, hydrated } = await page.evaluate(() => ({
      lcp: window.measuredLcp ?? 0,
      hydrated: window.measuredHydrated ?? 0,
    }));
    return { scripts: before.length, bytes, lcp, hydrated, aheadBytes: all - bytes };
  } finally {
    await context.close();
  }
}

export interface Sides {
  federated: string;
  control: string;
}

type Rounds = Record<keyof Sides, Visit[]>;

function linesOf(name: string, rounds: Rounds): Line[] {
  const of = (side: keyof Sides, key: keyof Visit) => median(rounds[side].map((one) => one[key]));
  const ratio = (
    what: string,
    key: keyof Visit,
    atMost: number,
    unit: (value: number) => string,
  ): Line => {
    const [federated, control] = [of('federated', key), of('control', key)];
    return {
      what: `${name}: ${what}`,
      value: rounded(federated / control),
      unit: '×',
      bar: { atMost },
      detail: `${unit(federated)} / ${unit(control)}`,
    };
  };
  const kilobytes = (value: number) => `${rounded(value / 1000, 1)} kB`;
  const milliseconds = (value: number) => `${Math.round(value)} ms`;
  return [
    ratio('bytes of JavaScript', 'bytes', 1.2, kilobytes),
    {
      what: `${name}: requests for scripts`,
      value: of('federated', 'scripts'),
      unit: '',
      detail: `control ${of('control', 'scripts')}`,
    },
    ratio('largest contentful paint', 'lcp', 1.05, milliseconds),
    ratio('time to hydrated', 'hydrated', 1.15, milliseconds),
    ...(name === 'home'
      ? [
          {
            what: 'home: JavaScript of a first visit',
            value: rounded(of('federated', 'bytes') / 1000, 1),
            unit: 'kB',
            bar: { atMost: 180 },
            detail: `brotli; ${kilobytes(of('federated', 'aheadBytes'))} more when idle`,
          },
        ]
      : []),
  ];
}

/** First visits of each page, the two sides in turn. */
export async function measureVisits(
  sides: Sides,
  pages: Record<string, string>,
  rounds: number,
): Promise<Part> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const raw: Record<string, Rounds> = {};
    for (const [name, path] of Object.entries(pages)) {
      const kept: Rounds = (raw[name] = { federated: [], control: [] });
      // the first visits of each side warm servers and browser and are not counted
      for (let round = 1 - WARMING; round <= rounds; round += 1) {
        for (const side of Math.abs(round) % 2 === 0
          ? (['federated', 'control'] as const)
          : (['control', 'federated'] as const)) {
          const seen = await visit(browser, sides[side] + path);
          if (round > 0) kept[side].push(seen);
        }
      }
    }
    return {
      title: `(a) First visit, median of ${rounds}`,
      lines: Object.entries(raw).flatMap(([name, kept]) => linesOf(name, kept)),
      raw,
    };
  } finally {
    await browser.close();
  }
}
