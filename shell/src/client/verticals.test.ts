import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import type { RemoteRelease } from '@wayfare/releases/browser';
import type { BootVertical } from '../app/boot';
import { tinyRelease } from '../server/site.fixture';
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
  const [hosted] = hostVerticals([boot(change)], load, createI18n(COMMON));
  const outcome = await hosted
    ?.page('index', 'en')
    .load()
    .then(
      () => 'shown',
      (error: Error) => String((error.cause as Error).message),
    );
  return { versions: [...new Set(versions)], outcome };
}

it.each([
  ['its own release', {}, ['2.0.0', '1.0.0'], ['2.0.0'], 'shown'],
  ['the release before when its own can not be had', {}, ['1.0.0'], ['2.0.0', '1.0.0'], 'shown'],
  [
    'the release before when the server could not use its own',
    { release: null },
    ['1.0.0'],
    ['1.0.0'],
    'shown',
  ],
  ['nothing when neither can be had', {}, [], ['2.0.0', '1.0.0'], '1.0.0 is lost'],
  ['nothing when there is no release before', { fallback: null }, [], ['2.0.0'], '2.0.0 is lost'],
  [
    'nothing, and says why, when the server found none',
    { release: null, fallback: null, failure: 'built for another contract' },
    ['2.0.0'],
    [],
    "alpha can't be used: built for another contract",
  ],
])('a page runs %s', async (_what, change, works, versions, outcome) => {
  expect(await asked(change, works)).toEqual({ versions, outcome });
});
