import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import type { RemoteRelease } from '@wayfare/releases/browser';
import type { BootVertical } from '../app/boot';
import { tinyRelease } from '../server/testing/site.fixture';
import { hostVerticals, type LoadRelease } from './verticals';

const releaseOf = (version: string): RemoteRelease => ({
  version,
  container: version,
  entry: '',
  integrity: null,
  integrityUrl: '',
  integrityHash: '',
});
const boot = (change: Partial<BootVertical>): BootVertical => ({
  manifest: tinyRelease({ name: 'alpha' }).release.manifest,
  release: releaseOf('2.0.0'),
  fallback: releaseOf('1.0.0'),
  failure: null,
  ...change,
});

function hostedBy(change: Partial<BootVertical>, load: LoadRelease) {
  const report = jest.fn();
  const [hosted] = hostVerticals([boot(change)], load, createI18n(COMMON), report);
  if (hosted === undefined) throw new Error('one vertical was given');
  return { hosted, report };
}

/** Which releases a page asks for, when only `works` can be had. */
async function asked(change: Partial<BootVertical>, works: string[]) {
  const versions: string[] = [];
  const texts = () => Promise.resolve({ default: {} });
  const load: LoadRelease = ({ version }) => {
    versions.push(version);
    if (!works.includes(version)) return Promise.reject(new Error(`${version} is lost`));
    return Promise.resolve({
      name: 'alpha',
      routes: { index: () => Promise.resolve({ Component: () => null }) },
      slots: {},
      messages: { en: texts, nl: texts },
    });
  };
  const { hosted, report } = hostedBy(change, load);
  const outcome = await hosted
    .page('index', 'en')
    .load()
    .then(
      () => 'shown',
      (error: Error) => String((error.cause as Error).message),
    );
  const told = report.mock.calls.map(([{ error }]: [{ error: Error }]) => error.message);
  return { versions: [...new Set(versions)], outcome, told };
}

it.each<[string, Partial<BootVertical>, string[], Awaited<ReturnType<typeof asked>>]>([
  ['its own release', {}, ['2.0.0', '1.0.0'], { versions: ['2.0.0'], outcome: 'shown', told: [] }],
  [
    'the release before when its own can not be had',
    {},
    ['1.0.0'],
    { versions: ['2.0.0', '1.0.0'], outcome: 'shown', told: ['Error: 2.0.0 is lost'] },
  ],
  [
    'the release before when the server could not use its own',
    { release: null },
    ['1.0.0'],
    { versions: ['1.0.0'], outcome: 'shown', told: [] },
  ],
  [
    'nothing when neither can be had',
    {},
    [],
    { versions: ['2.0.0', '1.0.0'], outcome: '2.0.0 is lost', told: [] },
  ],
  [
    'nothing when there is no release before',
    { fallback: null },
    [],
    { versions: ['2.0.0'], outcome: '2.0.0 is lost', told: [] },
  ],
  [
    'nothing, and says why, when the server found none',
    { release: null, fallback: null, failure: 'built for another contract' },
    ['2.0.0'],
    { versions: [], outcome: "alpha can't be used: built for another contract", told: [] },
  ],
])('a page runs %s', async (_what, change, works, expected) => {
  expect(await asked(change, works)).toEqual(expected);
});

describe('when a stylesheet of the document did not arrive', () => {
  const LOST = '/r/alpha/2.0.0/client/index.css';
  const entry = (version: string) => `/r/alpha/${version}/client/remoteEntry.js`;
  const placed = (change: Partial<BootVertical> = {}) => ({
    release: { ...releaseOf('2.0.0'), entry: entry('2.0.0') },
    fallback: { ...releaseOf('1.0.0'), entry: entry('1.0.0') },
    ...change,
  });
  const works = ['2.0.0', '1.0.0'];
  const page = globalThis as { __WAYFARE_LOST__?: string[] };
  afterEach(() => {
    delete page.__WAYFARE_LOST__;
  });

  it('all parts are of the release before', async () => {
    page.__WAYFARE_LOST__ = ['/assets/frame.css', LOST];
    const expected = {
      versions: ['1.0.0'],
      outcome: 'shown',
      told: [`Error: ${LOST} did not arrive`],
    };
    expect(await asked(placed(), works)).toEqual(expected);
    expect(await asked(placed(), works)).toEqual(expected);
  });

  it('a page asks for its own release again when the release before can not be had', async () => {
    page.__WAYFARE_LOST__ = [LOST];
    expect(await asked(placed(), ['2.0.0'])).toMatchObject({ versions: ['1.0.0'] });
    expect(await asked(placed(), ['2.0.0'])).toEqual({
      versions: ['2.0.0'],
      outcome: 'shown',
      told: [],
    });
  });

  it.each([
    ['what is left of its time', 1500, 1000],
    ['a quarter of its time on a slow network', 4500, 625],
    ['all of its time long afterwards', 6500, 2500],
  ])('a part without a release before has %s', async (_what, waited, left) => {
    jest.useFakeTimers({ now: 0 });
    page.__WAYFARE_LOST__ = [LOST];
    await jest.advanceTimersByTimeAsync(waited);
    const { hosted } = hostedBy(placed({ fallback: null }), () => new Promise(() => undefined));
    const part = hosted.page('index', 'en');
    const givenUp = expect(part.load()).rejects.toMatchObject({ isLate: true });
    await jest.advanceTimersByTimeAsync(left - 1);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await givenUp;
    await jest.advanceTimersByTimeAsync(10_000);
    const again = expect(part.retry()).rejects.toMatchObject({ isLate: true });
    await jest.advanceTimersByTimeAsync(2499);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await again;
    jest.useRealTimers();
  });

  it.each([
    ['it is of another release', placed(), '/r/alpha/2.0.0-b/client/index.css'],
    ["it is the frame's own", placed(), '/assets/frame.css'],
    ['there is no release before', placed({ fallback: null }), LOST],
  ])('a page runs its own release when %s', async (_why, change, lost) => {
    page.__WAYFARE_LOST__ = [lost];
    expect(await asked(change, works)).toMatchObject({ versions: ['2.0.0'], told: [] });
  });
});
