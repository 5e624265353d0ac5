import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import type { Vertical } from '@wayfare/remote-kit';
import { compose } from './composition';
import { planOf } from '../releases/release-plan';
import { tinyRelease } from '../testing/site.fixture';

const { release } = tinyRelease({ name: 'alpha' });
const texts = () => Promise.resolve({ default: {} });
const VERTICAL: Vertical = {
  name: 'alpha',
  routes: { index: () => Promise.resolve({ Component: () => null }) },
  slots: {},
  messages: { en: texts, nl: texts },
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('waits for code for as long as it takes: the worker has the deadlines', async () => {
  const whole = {
    name: 'alpha',
    manifest: release.manifest,
    status: 'works',
    current: release,
    previous: null,
  } as const;
  const composing = compose(
    planOf([whole], [], () => undefined),
    {
      entryOf: () => Promise.resolve(null),
      load: () => new Promise((resolve) => setTimeout(() => resolve(VERTICAL), 60_000)),
      i18n: () => createI18n(COMMON),
      guards: {},
      development: false,
    },
  );
  let isComposed = false;
  void composing.then(() => (isComposed = true));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(isComposed).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  const [hosted] = (await composing).verticals;
  expect(hosted?.page('index', 'en').peek()).toBeDefined();
});
