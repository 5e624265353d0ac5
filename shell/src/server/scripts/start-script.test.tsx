import { startScript } from './start-script';
import {
  HASHES,
  MAIN,
  SHARED,
  VERTICALS,
  fetched,
  load,
  onPaint,
  releaseOf,
  run,
  standInPages,
  started,
} from '../testing/start-script.fixture';

standInPages();

it('NFR asks for no code before the first paint, and runs it a moment later when pictures take long', () => {
  run();
  jest.advanceTimersByTime(5_000);
  expect([fetched(), started()]).toEqual([[], []]);
  onPaint();
  expect([fetched(), started()]).toEqual([[SHARED, MAIN], []]);
  jest.advanceTimersByTime(501);
  expect(started()).toEqual([MAIN]);
});

it('runs it when all is there and painted, once', () => {
  run();
  onPaint();
  load();
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(61);
  expect(started()).toEqual([MAIN]);
  jest.advanceTimersByTime(2_000);
  expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
});

it('runs it at once when the paint is told of last', () => {
  run();
  load();
  jest.advanceTimersByTime(100);
  expect(started()).toEqual([]);
  onPaint();
  expect(started()).toEqual([MAIN]);
});

it('runs it where the browser tells of no paint', () => {
  run();
  load();
  jest.advanceTimersByTime(600);
  expect(started()).toEqual([MAIN]);
});

it.each(['pointerdown', 'touchstart', 'keydown'])('starts at once with a %s', (use) => {
  run();
  window.dispatchEvent(new Event(use));
  expect(started()).toEqual([MAIN]);
});

it.each([
  ['a release', VERTICALS, ['/r/a/2/client/remoteEntry.js'], ['/r/a/2/integrity.json']],
  [
    'the release before, where that is used',
    VERTICALS,
    ['/r/a/1/client/remoteEntry.js'],
    ['/r/a/1/integrity.json'],
  ],
  [
    'nothing under development',
    [{ release: { ...releaseOf('a', '2'), integrity: {} }, fallback: null }],
    ['/r/a/2/client/remoteEntry.js'],
    [],
  ],
  ['no other vertical', [{ release: null, fallback: null }], [], []],
])(
  'asks beside the code for the hashes of what %s may load later',
  (_, verticals, files, lists) => {
    run({ files }, verticals);
    onPaint();
    expect(fetched('fetch').map(([path]) => path)).toEqual(lists);
    for (const [, hash, mode] of fetched('fetch'))
      // Chromium warns of a hash that it doesn't look at here; the loader's own request has it
      expect([hash, mode]).toEqual([undefined, 'anonymous']);
  },
);

it('asks for the hashes of releases whose entries are in one script too', () => {
  const src = '/r/entries/a@2,b@2.js';
  const entries = { src, of: ['a', 'b'].map((name) => `/r/${name}/2/client/remoteEntry.js`) };
  run({ files: [src], entries }, VERTICALS);
  onPaint();
  expect(fetched().map(([path]) => path)).toEqual([src]);
  expect(fetched('fetch').map(([path]) => path)).toEqual([
    '/r/a/2/integrity.json',
    '/r/b/2/integrity.json',
  ]);
  expect(window).toMatchObject({ __WAYFARE_ENTRIES__: entries });
});

it('gives the code what the page carries for it: its data, and hashes', () => {
  run();
  expect(window).toMatchObject({
    __WAYFARE__: { set: 's1', verticals: [] },
    __WAYFARE_INTEGRITY__: { ...HASHES, '/r/b.js': 'sha384-b' },
  });
});

it('NFR can’t end its element', () => expect(startScript()).not.toContain('</script>'));
