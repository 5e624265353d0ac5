import { parseSettings } from './settings';
import { SCENARIOS } from './simulation/scenarios';
import { simulate } from './simulation/simulate';
import { outcomesOf, summaryOf, type Summary } from './simulation/summary';

/** Of each scenario. */
const RUNS = process.env['WAYFARE_SUITE'] === 'long' ? 1_000 : 20;

const settings = parseSettings({});
const known = new Map<string, readonly Summary[]>();
function summaries(name: keyof typeof SCENARIOS): readonly Summary[] {
  const found = known.get(name) ?? outcomesOf(SCENARIOS[name], settings, RUNS).map(summaryOf);
  known.set(name, found);
  return found;
}
const summary = (name: keyof typeof SCENARIOS) => summaries(name)[0]!;

/** What a share of `chance` at most may look like in so many runs: three standard deviations more. */
const atMost = (chance: number) => chance + 3 * Math.sqrt((chance * (1 - chance)) / RUNS);

it.each(['good', 'peak', 'few', 'margin'] as const)(
  'aborts a release within its margins no more often than alpha says: %s',
  (name) => {
    expect(summary(name).aborted).toBeLessThanOrEqual(atMost(settings.alpha));
  },
);

it('brings a good release to everybody by itself, most in the half hour of its steps', () => {
  const { finished, median } = summary('good');
  expect(finished).toBeGreaterThanOrEqual(1 - atMost(0.03));
  expect(median).toBeCloseTo(30, 0);
});

it('aborts a release that throws in 5 % of renders within two minutes, met by few', () => {
  const { aborted, most, given, met } = summary('throws');
  expect(aborted).toBe(1);
  expect(most).toBeLessThanOrEqual(2);
  expect(given).toBeLessThan(0.0125);
  expect(met).toBeLessThan(0.001);
});

it.each([
  ['slow', 0.95],
  ['fewer', 0.9],
  ['throwsSeldomSeen', 0.99],
] as const)('lets no bad release pass: %s', (name, power) => {
  const { aborted, finished } = summary(name);
  expect(aborted).toBeGreaterThanOrEqual(1 - atMost(1 - power));
  expect(finished).toBeLessThanOrEqual(atMost(0.01));
});

it('keeps two rollouts at once apart: the bad one ends, the good one arrives', () => {
  const [good, bad] = summaries('two');
  expect(good?.aborted).toBeLessThanOrEqual(atMost(settings.alpha));
  expect(good?.finished).toBeGreaterThanOrEqual(1 - atMost(0.05));
  expect(bad?.aborted).toBeGreaterThanOrEqual(1 - atMost(0.05));
  expect(bad?.finished).toBeLessThanOrEqual(atMost(0.01));
});

it('waits for traffic, and says that there is not enough', () => {
  const [outcome] = simulate(SCENARIOS.quiet, settings, 1);
  expect(outcome?.phase).toBe('paused');
  expect(outcome?.reason).toMatch(/^waited 60 minutes; not enough traffic: \d+ of 200 page views$/);
});

it('is the same for the same seed', () => {
  const run = (seed: number) => simulate(SCENARIOS.throws, settings, seed);
  expect(run(7)).toEqual(run(7));
  expect(run(7)).not.toEqual(run(8));
});
