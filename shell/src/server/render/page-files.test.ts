import type { PageParts } from './page-assets';
import { pageFiles } from './page-files';

const SHELL = {
  build: '1',
  main: '/assets/main.js',
  preload: ['/assets/shared.js'],
  messages: { nl: '/assets/frame-nl.js' },
  provided: { cache: '/assets/cache.js' },
  stylesheets: ['/assets/frame.css'],
  integrity: {
    '/assets/main.js': 'sha384-m',
    '/assets/shared.js': 'sha384-s',
    '/assets/frame.css': 'sha384-f',
  },
};
const HASHES = { '/r/a/1/client/x.js': 'sha384-x' };
const browserFiles = (version = '1') => ({
  has: () => false,
  joined: () => null,
  ofChunks: (vertical: string) => ({
    scripts: [{ href: `/r/${vertical}/${version}/client/x.js`, integrity: 'sha384-x' }],
    stylesheets: [{ href: `/r/${vertical}/${version}/client/x.css`, integrity: 'sha384-c' }],
    shared: ['cache', 'not-ours'],
    ownCopies: [`${vertical}@${version} @wayfare/ui/x`],
  }),
});
const parts = (change: Partial<PageParts> = {}): PageParts => ({
  handle: { vertical: 'a', route: 'index' },
  language: 'en',
  slots: new Set(),
  ...change,
});

it('puts the frame before the page', () => {
  expect(pageFiles(SHELL, browserFiles(), parts())).toEqual({
    stylesheets: [
      { href: '/assets/frame.css', integrity: 'sha384-f' },
      { href: '/r/a/1/client/x.css', integrity: 'sha384-c' },
    ],
    scripts: ['/assets/shared.js', '/assets/main.js', '/assets/cache.js', '/r/a/1/client/x.js'],
    entries: null,
    integrity: [SHELL.integrity, HASHES],
    ownCopies: ['a@1 @wayfare/ui/x'],
  });
});

it('puts the joined entries before the page, with the hashes of each', () => {
  const own = ['/r/a/1/client/remoteEntry.js', '/r/b/1/client/remoteEntry.js'];
  const joined = {
    href: '/r/entries/a@1,b@1.js',
    integrity: 'sha384-j',
    of: own.map((href) => ({ href, integrity: `sha384-${href}` })),
  };
  const files = pageFiles(SHELL, { ...browserFiles(), joined: () => joined }, parts());
  expect(files.entries).toEqual({ src: joined.href, of: own });
  expect(files.scripts.slice(-2)).toEqual([joined.href, '/r/a/1/client/x.js']);
  expect(files.integrity[1]).toEqual({
    [joined.href]: 'sha384-j',
    ...Object.fromEntries(own.map((href) => [href, `sha384-${href}`])),
    ...HASHES,
  });
});

it('names what the frame says in the page’s language', () => {
  expect(pageFiles(SHELL, browserFiles(), parts({ language: 'nl' })).scripts).toContain(
    '/assets/frame-nl.js',
  );
});

it('has no hash of a script under development', () => {
  const published = browserFiles();
  const files = {
    ...published,
    ofChunks: (vertical: string) => ({
      ...published.ofChunks(vertical),
      scripts: [{ href: '/r/a/1/client/x.js', integrity: '' }],
    }),
  };
  expect(pageFiles(SHELL, files, parts()).integrity).toEqual([SHELL.integrity, {}]);
});

it('is the same object for the same page of the same releases, and for nothing else', () => {
  const files = browserFiles();
  const first = pageFiles(SHELL, files, parts());
  expect(pageFiles(SHELL, files, parts())).toBe(first);
  const others = [
    parts({ language: 'nl' }),
    parts({ slots: new Set(['b header.search/v1']) }),
    parts({ handle: { vertical: 'a', route: 'other' } }),
    parts({ handle: { vertical: 'b', route: 'index' } }),
    parts({ handle: undefined }),
  ].map((other) => pageFiles(SHELL, files, other));
  expect(new Set([first, ...others]).size).toBe(6);
  expect(pageFiles(SHELL, browserFiles('2'), parts()).stylesheets).toContainEqual({
    href: '/r/a/2/client/x.css',
    integrity: 'sha384-c',
  });
});
