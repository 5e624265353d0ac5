import type { ToldError } from '@wayfare/analytics/shell';
import type { PageMeasurement } from '@wayfare/analytics/measurements';
import { timeBucket } from '@wayfare/rollout/timings';
import { countArms } from './arms';

const ARMS = { alpha: '2.0.0', beta: '1.0.0' };
const PAGE = { version: '1.0.0', route: 'alpha.home', language: 'en' } as const;

let isAllowed: boolean;
let steps: string[];

const open = () =>
  countArms({ arms: ARMS, isAllowed: () => isAllowed, stepsFinished: () => steps.splice(0) });

const measured = (
  vertical: string,
  metric: PageMeasurement['metric'],
  value = 1,
): PageMeasurement => ({ ...PAGE, vertical, metric, value });

const error = (vertical: string, change: Partial<ToldError> = {}): ToldError => ({
  ...{ vertical, version: '1.0.0', route: `${vertical}.home`, where: 'home' },
  ...{ name: 'TypeError', message: 'x is not a function' },
  ...change,
});

/** Each event that was sent, in words; the beacons apart. */
const sent = () =>
  jest.mocked(navigator.sendBeacon).mock.calls.map(([url, body]) => {
    const { arms } = JSON.parse(String(body)) as {
      arms: { vertical: string; version: string; counted: string; bucket?: number }[];
    };
    return [
      url,
      ...arms.map(({ vertical, version, counted, bucket = '' }) =>
        `${vertical} ${version} ${counted} ${bucket}`.trim(),
      ),
    ];
  });

beforeEach(() => {
  isAllowed = true;
  steps = [];
  sessionStorage.clear();
  Object.assign(navigator, { sendBeacon: jest.fn(() => true) });
});

it('tells the shell of pages and times of verticals in a rollout, once the page is hidden', () => {
  const arms = open();
  arms.measured([
    measured('alpha', 'view'),
    measured('gamma', 'view'),
    measured('beta', 'view'),
    measured('alpha', 'LCP', 1_235),
    measured('beta', 'INP', 80),
    measured('beta', 'CLS', 0.1),
  ]);
  expect(sent()).toEqual([]);
  arms.flush();
  arms.flush();
  expect(sent()).toEqual([
    [
      '/arms',
      'alpha 2.0.0 views',
      'beta 1.0.0 views',
      `alpha 2.0.0 lcp ${timeBucket(1_235)}`,
      `beta 1.0.0 inp ${timeBucket(80)}`,
    ],
  ]);
});

it.each<[string, ToldError, string[]]>([
  ['a failure on a page of its own', error('alpha'), ['alpha 2.0.0 errors']],
  ['a failure on another’s page', error('alpha', { route: 'beta.home' }), []],
  ['a failure of nobody in a rollout', error('gamma'), []],
  ['a part that did not load', error('alpha', { name: 'RemoteError' }), ['alpha 2.0.0 fallbacks']],
  [
    'a stand-in on another’s page',
    error('beta', { name: 'StandInUsed', route: 'alpha.home' }),
    ['beta 1.0.0 fallbacks'],
  ],
])('tells of %s at once', (_what, told, events) => {
  const arms = open();
  arms.failed([told]);
  expect(sent()).toEqual(events.length === 0 ? [] : [['/arms', ...events]]);
});

it('tells of a failure and of a finished step once in a tab, also after another page was opened', () => {
  for (let document = 0; document < 3; document += 1) {
    const arms = open();
    arms.failed([error('alpha'), error('alpha', { name: 'StandInUsed' })]);
    steps = ['beta', 'beta', 'gamma'];
    arms.flush();
  }
  expect(sent()).toEqual([
    ['/arms', 'alpha 2.0.0 errors', 'alpha 2.0.0 fallbacks'],
    ['/arms', 'beta 1.0.0 finished'],
  ]);
});

it('a tab that remembers nothing tells of no failure, or it would tell of it for ever', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const arms = open();
  arms.failed([error('alpha')]);
  arms.measured([measured('alpha', 'view')]);
  arms.flush();
  blocked.mockRestore();
  expect(sent()).toEqual([['/arms', 'alpha 2.0.0 views']]);
});

it('tells of no more pages than a beacon may have', () => {
  const arms = open();
  arms.measured(Array.from({ length: 30 }, () => measured('alpha', 'view')));
  arms.flush();
  expect(sent()[0]).toHaveLength(11);
});

it('OQ-21 keeps and tells nothing from the moment that consent is withdrawn', () => {
  const arms = open();
  arms.failed([error('alpha')]);
  arms.measured([measured('alpha', 'view')]);
  isAllowed = false;
  arms.clear();
  steps = ['alpha'];
  arms.failed([error('beta')]);
  arms.measured([measured('beta', 'view')]);
  arms.flush();
  expect(sent()).toEqual([['/arms', 'alpha 2.0.0 errors']]);
  expect(sessionStorage.length).toBe(0);
});
