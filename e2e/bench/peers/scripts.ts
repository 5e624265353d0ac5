import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath } from '../../fixtures/chromium';
import { ROUTE_SAMPLES } from '../../fixtures/route-samples';
import { SITE_ROUTES } from '../../fixtures/site-routes';
import { SITES, type SiteSide } from './sides';
import { STEPS } from './steps';

/** Until when after `load` a page still fetches what it starts with. */
const UNTIL_MS = 2500;

export interface Scripts {
  /** bytes as Brotli at its best would send them */
  bytes: number;
  files: number;
}

/** Pages of ours by what a visitor comes for. */
export const GROUPS = {
  reading: [
    'content.article',
    'content.vacation',
    'content.terms',
    'content.customer-service',
    'content.sitemap',
    'hotels.city',
  ],
  searching: ['content.home', 'hotels.results', 'hotels.hotel'],
} as const;

export interface ScriptsOfPages {
  peers: Record<SiteSide, Scripts>;
  reading: Record<string, Scripts>;
  searching: Record<string, Scripts>;
  booking: Record<string, Scripts>;
}

const compress = promisify(brotliCompress);

/** Does something that loads a page, and weighs the scripts of the page's own origin that come until it has rested. */
async function weighed(page: Page, loads: () => Promise<unknown>): Promise<Scripts> {
  const bodies = new Map<string, Promise<Buffer | null>>();
  const hear = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    const { origin, pathname, href } = new URL(response.url());
    if (/\.m?js$/.test(pathname) && origin === new URL(page.url()).origin)
      bodies.set(
        href,
        response.body().catch(() => null),
      );
  };
  page.on('response', hear);
  await loads();
  await page.waitForLoadState('load');
  await page.waitForTimeout(UNTIL_MS);
  page.off('response', hear);
  const found = await Promise.all(bodies.values());
  const sizes = await Promise.all(
    found.map(async (body) => (body === null ? Number.NaN : (await compress(body)).length)),
  );
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}

/** With an empty cache, whatever was visited before. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}

async function ofVisit(browser: Browser, url: string): Promise<Scripts> {
  const page = await newPage(browser);
  try {
    // a response is heard before its document is there
    await page.goto(`${new URL(url).origin}/icon.svg`);
    return await weighed(page, () => page.goto(url));
  } finally {
    await page.context().close();
  }
}

async function ofPages(
  browser: Browser,
  origin: string,
  names: readonly string[],
): Promise<Record<string, Scripts>> {
  const found: Record<string, Scripts> = {};
  for (const { name, address } of SITE_ROUTES.filter((route) => names.includes(route.name)))
    if (ROUTE_SAMPLES[name] !== undefined)
      found[name] = await ofVisit(browser, origin + address.en);
  return found;
}

/** Each step of a booking, loaded anew where a traveller stands. */
async function ofSteps(browser: Browser, origin: string): Promise<Record<string, Scripts>> {
  const found: Record<string, Scripts> = {};
  for (const [name, walk] of Object.entries(STEPS)) {
    const page = await newPage(browser);
    try {
      await walk(page, origin, async (step) => {
        found[`${name}.${step}`] = await weighed(page, () => page.reload());
      });
    } finally {
      await page.context().close();
    }
  }
  return found;
}

/** JavaScript that pages fetch, of ours and of the peers' one. */
export async function measureScripts(
  origins: Record<SiteSide, string>,
  path: string,
): Promise<ScriptsOfPages> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const peers = {} as Record<SiteSide, Scripts>;
    for (const side of SITES) peers[side] = await ofVisit(browser, origins[side] + path);
    return {
      peers,
      reading: await ofPages(browser, origins.wayfare, GROUPS.reading),
      searching: await ofPages(browser, origins.wayfare, GROUPS.searching),
      booking: await ofSteps(browser, origins.wayfare),
    };
  } finally {
    await browser.close();
  }
}
