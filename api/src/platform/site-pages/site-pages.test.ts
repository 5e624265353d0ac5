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
  const planned: number[] = [];
  const pages = livePages({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pages.json`,
    after: (milliseconds) => {
      planned.push(milliseconds);
      return () => void planned.pop();
    },
    log: { warn: (...words: unknown[]) => void told.push(words) },
  });
  const answer = async (body: unknown, status = 200) => {
    Object.assign(site, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
    await pages.refresh();
    return pages.path('account.login', 'nl');
  };
  return {
    pages,
    told,
    planned,
    answer,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
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

  it.each<[string, object]>([
    ['an address', { en: 'https://evil.example/', nl: '/nl/x' }],
    ['no English path', { nl: '/nl/x' }],
    ['a path that is none in one language', { en: '/x', nl: '//evil.example' }],
    ['no paths at all', []],
  ])('stay where they were with %s, and the others of that answer move', async (_what, wrong) => {
    const { answer, close, pages, told } = await open();
    await answer({ pages: { 'account.login': MOVED } });
    const both = { pages: { 'account.login': wrong, 'cars.booking': MOVED } };
    expect([await answer(both), await answer(both)]).toEqual([MOVED.nl, MOVED.nl]);
    expect(pages.path('cars.booking', 'nl')).toBe(MOVED.nl);
    expect(told).toEqual([
      [{ pages: ['account.login'] }, 'the site has pages that cannot be read'],
    ]);
    pages.stop();
    await close();
  });

  it('are in English where a release is older than a language', async () => {
    const { answer, close, pages } = await open();
    expect(await answer({ pages: { 'account.login': { en: '/sign-in' } } })).toBe('/nl/sign-in');
    pages.stop();
    await close();
  });

  it('stay where they were while the shell has no releases', async () => {
    const { answer, close, pages } = await open();
    await answer({ pages: { 'account.login': MOVED } });
    expect(await answer({ pages: {} }, 503)).toBe(MOVED.nl);
    pages.stop();
    await close();
  });

  it('are asked for no more after the end, also when it came while the site was asked', async () => {
    const { close, pages, planned } = await open();
    pages.stop();
    await pages.refresh();
    await new Promise((resolve) => setImmediate(resolve));
    expect(planned).toEqual([]);
    await close();
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
