import { randomUUID } from 'node:crypto';
import type { AppUnderTest } from './app';
import { startApp } from './app';
import { newBrowser } from './browser-client';
import type { Browser, Seen } from './browser-client';
import type { Database } from '../../src/platform/db/database';
import { users } from '../../src/platform/db/schema/accounts';
import { freePort } from '@wayfare/testing/free-port';

export interface Site {
  readonly api: AppUnderTest;
  readonly origin: string;
  close(): Promise<void>;
}

/** The API where a browser reaches it, as behind the shell. */
export async function startSite(database: Database, env: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const api = await startApp(database, {
    env: { PUBLIC_ORIGIN: origin, RATE_LIMIT_LOGIN: '0', ...env },
  });
  await api.app.listen({ port, host: '127.0.0.1' });
  return { api, origin, close: () => api.close() };
}

export const credentialOf = (page: URL) => /^#sign-in=([\w-]{43})$/.exec(page.hash)?.[1] ?? '';
export const body = (seen: Seen) => JSON.parse(seen.text);
export const typed = (email: string) => ({ email, verified: 'yes' });
export const address = () => `${randomUUID()}@example.com`;
export const problemOf = (page: URL) => [
  page.pathname,
  page.searchParams.get('problem'),
  page.searchParams.get('return'),
  page.hash,
];
export const userOf = async (database: Database, email: string) =>
  (await database.orm.select().from(users)).find((user) => user.email === email);

/** The steps of signing in by somebody else's account, one by one. */
export function signInSteps(site: Site) {
  const start = (path: string, language = 'en') =>
    `${site.origin}/api/identity/start?${new URLSearchParams({ return: path, language })}`;
  const isPage = (url: string) =>
    url.startsWith(site.origin) && !url.startsWith(`${site.origin}/api/`);

  /** to the callback of the site, which is not opened yet */
  async function answered(
    browser: Browser,
    form: Record<string, string>,
    url = start('/hotels?x=1'),
  ): Promise<string> {
    const page = await browser.follow(await browser.open(url));
    const last = await browser.follow(await browser.open(page.url, { form }), (next) =>
      next.startsWith(site.origin),
    );
    return last.location;
  }

  /** to the page that the site sends the browser to in the end */
  async function wayBack(
    browser: Browser,
    form: Record<string, string>,
    url?: string,
  ): Promise<URL> {
    return new URL((await browser.open(await answered(browser, form, url))).location);
  }

  const login = (
    browser: Browser,
    credential: string,
    headers: Record<string, string> = {},
  ): Promise<Seen> =>
    browser.open(`${site.origin}/api/google/login`, { json: { credential }, headers });

  async function signIn(form: Record<string, string>, browser = newBrowser()): Promise<Seen> {
    return login(browser, credentialOf(await wayBack(browser, form)));
  }

  return { start, isPage, answered, wayBack, login, signIn };
}

export type SignInSteps = ReturnType<typeof signInSteps>;
