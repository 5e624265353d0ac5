import { tinyRelease } from '../testing/site.fixture';
import { integrityMap, pageAssets, releaseFiles, type PageParts } from './page-assets';

const hash = `sha384-${'a'.repeat(64)}`;
const file = { integrity: hash, bytes: 1 };

function release(name: string) {
  const { release: made } = tinyRelease({ name });
  const names = [
    'client/remoteEntry.js',
    'client/routes.js',
    'client/index.js',
    'client/index.css',
    'client/slot.js',
    'client/nl.js',
    'client/slot-nl.js',
    'server/index.cjs',
  ];
  const chunks = {
    'expose-routes': { js: ['routes.js'], css: [] },
    index: { js: ['index.js', 'routes.js'], css: ['index.css'] },
    nl: { js: ['nl.js'], css: [] },
    'slot-home-search-v1-nl': { js: ['slot-nl.js'], css: [] },
    'slot-home-search-v1': { js: ['slot.js', 'gone.js'], css: ['index.css'] },
  };
  return { ...made, files: Object.fromEntries(names.map((path) => [path, file])), chunks };
}

const FILES = releaseFiles(
  new Map([
    ['alpha', release('alpha')],
    ['beta', release('beta')],
  ]),
);
const partsOf = (language: 'en' | 'nl', slots: string[] = [], vertical = 'alpha'): PageParts => ({
  handle: { vertical, route: 'index' },
  language,
  slots: new Set(slots),
});
const names = ({ scripts }: { scripts: { href: string }[] }) => scripts.map(({ href }) => href);

it('names entry, table of pages, texts of its language and code of the page, each once', () => {
  const assets = pageAssets(FILES, partsOf('nl'));
  expect(names(assets)).toEqual(
    ['remoteEntry.js', 'routes.js', 'nl.js', 'index.js'].map(
      (name) => `/r/alpha/1.0.0/client/${name}`,
    ),
  );
  expect(assets.stylesheets).toEqual([
    { href: '/r/alpha/1.0.0/client/index.css', integrity: expect.any(String) },
  ]);
});

it('adds what the slots that were shown need, but no file that the release has not', () => {
  const assets = pageAssets(FILES, partsOf('en', ['beta home.search/v1']));
  expect(names(assets)).toContain('/r/beta/1.0.0/client/slot.js');
  expect(names(assets).join()).not.toContain('gone.js');
});

it.each([
  ['nl', ['remoteEntry.js', 'routes.js', 'slot-nl.js', 'slot.js']],
  ['en', ['remoteEntry.js', 'routes.js', 'slot.js']],
] as const)(
  'names the messages of a part alone, where the vertical has split them off: %s',
  (language, files) => {
    const assets = pageAssets(FILES, partsOf(language, ['beta home.search/v1']));
    expect(names(assets).filter((name) => name.includes('beta'))).toEqual(
      files.map((name) => `/r/beta/1.0.0/client/${name}`),
    );
  },
);

it('names the default language’s texts of a release from before the page’s language', () => {
  const made = release('alpha');
  const older = {
    ...made,
    files: { ...made.files, 'client/en.js': file, 'client/slot-en.js': file },
    chunks: {
      index: { js: ['index.js'], css: [] },
      en: { js: ['en.js'], css: [] },
      'slot-home-search-v1-en': { js: ['slot-en.js'], css: [] },
      'slot-home-search-v1': { js: ['slot.js'], css: [] },
    },
  };
  const assets = pageAssets(
    releaseFiles(new Map([['alpha', older]])),
    partsOf('nl', ['alpha home.search/v1']),
  );
  expect(names(assets)).toEqual(
    ['remoteEntry.js', 'en.js', 'index.js', 'slot-en.js', 'slot.js'].map(
      (name) => `/r/alpha/1.0.0/client/${name}`,
    ),
  );
});

it.each([
  ['a page that nobody owns', { ...partsOf('en'), handle: undefined }],
  ['a vertical that has no code', partsOf('en', [], 'lost')],
])('names nothing for %s', (_what, parts) => {
  expect(pageAssets(FILES, parts)).toEqual({
    scripts: [],
    stylesheets: [],
    shared: [],
    ownCopies: [],
    entries: null,
  });
});

it('joins the entries of which it has the code, and names each of the others by itself', () => {
  const releases = new Map(['alpha', 'beta', 'gamma'].map((name) => [name, release(name)]));
  const entries = new Map(['alpha', 'gamma'].map((name) => [name, Buffer.from(name)]));
  const slots = ['beta', 'gamma'].map((name) => `${name} home.search/v1`);
  const assets = pageAssets(releaseFiles(releases, { entries }), partsOf('en', slots));
  expect(assets.entries).toEqual({
    href: '/r/entries/alpha@1.0.0,gamma@1.0.0.js',
    integrity: expect.stringMatching(/^sha384-/),
    of: ['alpha', 'gamma'].map((name) => ({
      href: `/r/${name}/1.0.0/client/remoteEntry.js`,
      integrity: hash,
    })),
  });
  expect(names(assets).filter((name) => name.includes('remoteEntry'))).toEqual([
    '/r/beta/1.0.0/client/remoteEntry.js',
  ]);
});

it('names the messages of a slot in the page’s language where nobody owns the page', () => {
  expect(
    names(pageAssets(FILES, { ...partsOf('nl', ['beta home.search/v1']), handle: undefined })),
  ).toContain('/r/beta/1.0.0/client/slot-nl.js');
});

it('NFR knows the hash of every script and stylesheet of a release, and of nothing else', () => {
  expect(Object.keys(integrityMap(release('alpha')))).toEqual(
    ['remoteEntry.js', 'routes.js', 'index.js', 'index.css', 'slot.js', 'nl.js', 'slot-nl.js'].map(
      (name) => `/r/alpha/1.0.0/client/${name}`,
    ),
  );
});
