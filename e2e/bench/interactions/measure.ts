/* The part `interactions`: how long a page takes to answer a click or a key on the whole way to a card, on a slow processor. */
import { chromium, expect, type Browser } from '@playwright/test';
import { chromiumPath } from '../../fixtures/chromium';
import { median, rounded, type Line, type Part } from '../report';
import { workByHand } from './hand';
import { inpOf, namesOf, toldBy, type Heard, type Told } from './heard';
import { WALKS } from './walks';

const CPU_FACTOR = 4;
/** Between two actions of somebody who is quick. */
const PACE_MS = 120;

declare global {
  interface Window {
    tellWayfare?: (heard: Heard) => Promise<void>;
  }
}

/** What Chromium tells of a shift; TypeScript does not know it. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  /** the largest first */
  sources: readonly { node: Node | null }[];
}

/** Runs in the page: tells of each event that took longer than a frame, and of each shift that nobody asked for. */
function listen(): void {
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : null;
    const words = element?.getAttribute('aria-label') ?? element?.getAttribute('name');
    const text = words ?? (element?.textContent ?? '').trim().slice(0, 40);
    return element === null ? 'something that is gone' : `${element.localName} "${text}"`;
  };
  // what a press removes has no name when the press is told of
  const targets = new Map<number, string>();
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'keyup'])
    addEventListener(
      type,
      ({ timeStamp, target }) =>
        targets.set(Math.round(timeStamp), nameOf(target instanceof Node ? target : null)),
      { capture: true, passive: true },
    );
  new PerformanceObserver((list) => {
    const { timeOrigin, interactionCount } = performance;
    void window.tellWayfare?.({ document: timeOrigin, count: interactionCount });
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        void window.tellWayfare?.({
          id: `${timeOrigin} ${entry.interactionId}`,
          what: `${entry.name} on ${targets.get(Math.round(entry.startTime)) ?? nameOf(entry.target)} of ${location.pathname}`,
          took: entry.duration,
          waited: Math.round(entry.processingStart - entry.startTime),
          worked: Math.round(entry.processingEnd - entry.processingStart),
        });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        void window.tellWayfare?.({
          shift: value,
          page: location.pathname,
          what: nameOf(sources[0]?.node),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

async function walked(browser: Browser, name: string, origin: string): Promise<Told> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  const heard: Heard[] = [];
  try {
    await context.exposeFunction('tellWayfare', (one: Heard) => void heard.push(one));
    // functions that are sent to a page carry calls of this helper when they come from a TypeScript file
    await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
    await context.addInitScript(listen);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR });
    const asBefore = workByHand(page);
    try {
      await WALKS[name]?.(page, origin);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // what the last click did is told a frame later
      await page.waitForTimeout(1000);
    } finally {
      asBefore();
    }
    return toldBy(heard);
  } finally {
    await context.close();
  }
}

const mostShifted = ({ shifts }: Told) =>
  Math.max(0, ...Object.values(shifts).map(({ sum }) => sum));

/** Each page of the worst round with what shifted most in it. */
function shiftsOf(rounds: readonly Told[]): string {
  const [round] = rounds.toSorted((one, other) => mostShifted(other) - mostShifted(one));
  return Object.entries(round?.shifts ?? {})
    .map(([page, { sum, what }]) => `${rounded(sum, 3)} on ${page} (${what})`)
    .join(', ');
}

function linesOf(name: string, rounds: readonly Told[]): Line[] {
  const counts = rounds.map(({ count }) => count);
  const slowest = rounds.map(({ interactions }) => interactions[0]?.took ?? 0);
  return [
    {
      what: `${name}: Interaction to Next Paint`,
      value: median(rounds.map(inpOf)),
      unit: 'ms',
      bar: { atMost: 100 },
      detail: `of ${median(counts)} interactions, one for each fifty left out; the slowest ${median(slowest)} ms: ${namesOf(rounds.flatMap(({ interactions }) => interactions))}`,
    },
    {
      what: `${name}: layout shift of the page that shifts most`,
      value: rounded(median(rounds.map(mostShifted)), 3),
      unit: '',
      bar: { atMost: 0.01 },
      detail: shiftsOf(rounds),
    },
  ];
}

/** Whole journeys by the pointer and the keys, at a quarter of the processor's speed. */
export async function measureInteractions(origin: string, rounds: number): Promise<Part> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    slowMo: PACE_MS,
  });
  try {
    const raw: Record<string, Told[]> = {};
    for (let round = 0; round < rounds; round += 1)
      for (const name of Object.keys(WALKS))
        (raw[name] ??= []).push(await walked(browser, name, origin));
    return {
      title: `(l) Interactions from the home page to a card, processor ${CPU_FACTOR} times slower, median of ${rounds}`,
      lines: Object.entries(raw).flatMap(([name, all]) => linesOf(name, all)),
      raw,
    };
  } finally {
    await browser.close();
  }
}
