import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../fixtures/chromium';
import { freePorts } from '../fixtures/site-under-test';
import { SITE_ROUTES } from '../fixtures/site-routes';
import { LANGUAGES } from '../fixtures/traveller';
import { median, rounded, type Line, type Part } from './report';

const ROUTES = [
  'content.home',
  'content.vacation',
  'content.article',
  'hotels.hotel',
  'hotels.results',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const BARS: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The preset reckons what a slow phone would have needed; the browser can also be made slow in earnest. */
const THROTTLING = ['simulate', 'devtools'] as const;
type Throttling = (typeof THROTTLING)[number];

/** What is used of Lighthouse, whose packages only this part installs. */
interface Result {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}
interface Lighthouse {
  default: (
    url: string,
    flags: {
      port: number;
      throttlingMethod: Throttling;
      output: 'json';
      logLevel: 'silent';
      onlyCategories: readonly string[];
    },
  ) => Promise<{ lhr: Result } | undefined>;
}

/** Lighthouse in its folder beside this file. */
async function loadLighthouse(): Promise<Lighthouse['default']> {
  const { resolve } = createRequire(path.resolve('e2e/bench/lighthouse/package.json'));
  const loaded = (await import(pathToFileURL(resolve('lighthouse')).href)) as Lighthouse;
  return loaded.default;
}

export interface Look {
  scores: Partial<Record<Category, number>>;
  /** milliseconds, and a share for the shift */
  lcp: number;
  tti: number;
  tbt: number;
  cls: number;
  /** audits that cost points, by category */
  failing: Partial<Record<Category, string[]>>;
}

function lookOf({ categories, audits }: Result): Look {
  const scores: Look['scores'] = {};
  const failing: Look['failing'] = {};
  for (const category of CATEGORIES) {
    const found = categories[category];
    if (found === undefined) continue;
    scores[category] = rounded((found.score ?? 0) * 100, 0);
    failing[category] = found.auditRefs
      .filter(
        ({ id, weight }) =>
          weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 0.9,
      )
      .map(({ id }) => id);
  }
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores,
    failing,
    lcp: value('largest-contentful-paint'),
    tti: value('interactive'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** One visit with the mobile preset, in a browser of its own. */
async function visited(url: string, throttlingMethod: Throttling): Promise<Look> {
  const lighthouse = await loadLighthouse();
  const { port } = await freePorts('port');
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      throttlingMethod,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: throttlingMethod === 'simulate' ? [...CATEGORIES] : ['performance'],
    });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(
        `${url} could not be measured: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      );
    return lookOf(result.lhr);
  } finally {
    await browser.close();
  }
}

const TRIES = 3;

/** A trace of a visit is lost now and then; that says nothing of the page. */
export async function look(url: string, throttlingMethod: Throttling): Promise<Look> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      const seen = await visited(url, throttlingMethod);
      process.stderr.write(`${url} ${throttlingMethod}: ${JSON.stringify(seen)}\n`);
      return seen;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

type Rounds = Record<Throttling, Look[]>;

const middle = (looks: readonly Look[], value: (look: Look) => number) => median(looks.map(value));
const vitals = (looks: readonly Look[]) =>
  `LCP ${Math.round(middle(looks, ({ lcp }) => lcp))} ms, TBT ${Math.round(middle(looks, ({ tbt }) => tbt))} ms, CLS ${rounded(
    middle(looks, ({ cls }) => cls),
    3,
  )}`;

function linesOf(name: string, { simulate, devtools }: Rounds): Line[] {
  return CATEGORIES.map((category): Line => {
    const failing = [...new Set(simulate.flatMap((one) => one.failing[category] ?? []))].join(', ');
    const slowed = `; really slowed: ${middle(devtools, ({ scores }) => scores.performance ?? 0)}, ${vitals(devtools)}`;
    return {
      what: `${name}: ${category}`,
      value: middle(simulate, ({ scores }) => scores[category] ?? 0),
      unit: '',
      bar: { atLeast: BARS[category] },
      detail: [
        category === 'performance' ? vitals(simulate) + slowed : '',
        failing === '' ? '' : `below 90: ${failing}`,
      ]
        .filter((text) => text !== '')
        .join('; '),
    };
  });
}

/** First visits of a phone to five pages in both languages, as Lighthouse judges them. */
export async function measureLighthouse(origin: string, rounds: number): Promise<Part> {
  const raw: Record<string, Rounds> = {};
  for (const route of SITE_ROUTES.filter(({ name }) => ROUTES.includes(name))) {
    for (const language of LANGUAGES) {
      const url = origin + route.address[language];
      // warms the servers
      await (await fetch(url)).text();
      const kept: Rounds = (raw[`${route.name} ${language}`] = { simulate: [], devtools: [] });
      for (let round = 0; round < rounds; round += 1)
        for (const throttling of THROTTLING) kept[throttling].push(await look(url, throttling));
    }
  }
  return {
    title: `(k) Lighthouse, mobile, median of ${rounds}`,
    lines: Object.entries(raw).flatMap(([name, kept]) => linesOf(name, kept)),
    raw,
  };
}
