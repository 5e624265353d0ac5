import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { LANGUAGES } from '@wayfare/domain';
import { KNOWN_PAGES } from './known-pages';
import { knownPages, livePages } from './site-pages';

const ROOT = path.resolve(__dirname, '../../../..');
const MOVED = { en: '/sign-in', nl: '/nl/aanmelden' };

/** A site whose answer can be changed, and pages that ask it. */
async function open() {
  const site = { status: 200, body: '{}' };
  const server = createServer((_request, response) =>
    response.writeHead(site.status).end(site.body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const told: unknown[] = [];
  const pages = livePages({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pages.json`,
    after: () => () => {},
    log: { warn: (...words: unknown[]) => void told.push(words) },
  });
  const answer = async (body: unknown, status = 200) => {
    Object.assign(site, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
    await pages.refresh();
    return pages.path('account.login', 'nl');
  };
  return { pages, told, answer, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('Pages that mails and returns lead to', () => {
  it.each(Object.keys(KNOWN_PAGES))('are known as their manifest has them: %s', (name) => {
    const [vertical = '', route] = name.split('.');
    const manifest = JSON.parse(
      readFileSync(path.join(ROOT, `mfe-${vertical}/vertical.json`), 'utf8'),
    ) as { routes: { name: string; path: Record<string, string> }[] };
    const published = manifest.routes.find((each) => each.name === route)?.path;
    expect(
      Object.fromEntries(LANGUAGES.map((each) => [each, knownPages.path(name, each)])),
    ).toEqual(published);
  });

  it('follow a vertical that moved them, and keep what was said last while the site is away', async () => {
    const { answer, close, pages } = await open();
    expect(await answer({ pages: {} })).toBe('/nl/gebruiker/login');
    expect(await answer({ pages: { 'account.login': MOVED, 'cars.booking': MOVED } })).toBe(
      MOVED.nl,
    );
    expect(pages.path('cars.booking', 'en')).toBe(MOVED.en);
    expect(await answer('no JSON')).toBe(MOVED.nl);
    expect(
      await answer({ pages: { 'account.login': { en: '//evil.example', nl: '/nl/x' } } }),
    ).toBe(MOVED.nl);
    await close();
    await pages.refresh();
    expect(pages.path('account.login', 'nl')).toBe(MOVED.nl);
    pages.stop();
  });

  it('tell once that the site does not answer', async () => {
    const { answer, close, told, pages } = await open();
    await answer('no JSON');
    const before = told.length;
    await answer('no JSON');
    expect([before, told.length]).toEqual([1, 1]);
    await close();
    pages.stop();
  });

  it('throw for a name that nobody publishes', () => {
    expect(() => knownPages.path('cars.booking', 'en')).toThrow('cars.booking');
  });
});
