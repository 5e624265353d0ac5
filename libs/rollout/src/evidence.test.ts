import { logEvidence, NO_EVIDENCE, weigh } from './evidence';

const count = (trials: number, events: number) => ({ trials, events });
const evidenceOf = (fresh: [number, number], control: [number, number], limit = 1.5) =>
  logEvidence(weigh(NO_EVIDENCE, { fresh: count(...fresh), control: count(...control) }, limit));

it.each([
  ['nothing happened', [1_000, 0], [1_000, 0]],
  ['no view had the new release', [0, 0], [1_000, 9]],
  ['no view had the one before', [1_000, 9], [0, 0]],
] as const)('is none while %s', (_what, fresh, control) => {
  expect(evidenceOf([...fresh], [...control])).toBeCloseTo(0);
});

it.each([
  ['no worse', [1_000, 10], [1_000, 10], -Infinity, 0],
  ['worse, within the limit', [10_000, 140], [10_000, 100], -Infinity, 0],
  ['four times as much', [10_000, 400], [10_000, 100], 20, Infinity],
  ['one of a hundred, where a thousand had none', [10, 1], [990, 0], 0, 5],
] as const)('leans by what is counted: %s', (_what, fresh, control, least, most) => {
  const evidence = evidenceOf([...fresh], [...control]);
  expect(evidence).toBeGreaterThanOrEqual(least);
  expect(evidence).toBeLessThanOrEqual(most);
});

/** All outcomes of independent events of three page views each, with their probabilities. */
function outcomes(freshChance: number, controlChance: number) {
  const binomial = (chance: number) =>
    [1, 3, 3, 1].map((ways, events) => ways * chance ** events * (1 - chance) ** (3 - events));
  return binomial(freshChance).flatMap((fresh, freshEvents) =>
    binomial(controlChance).map((control, controlEvents) => ({
      chance: fresh * control,
      arms: { fresh: count(3, freshEvents), control: count(3, controlEvents) },
    })),
  );
}

// what makes it valid at any time: no bet on a release within its limit gains on average
it.each([
  [0.001, 1],
  [0.001, 1.5],
  [0.2, 1.5],
  [0.2, 0.5],
  [0.6, 1.5],
])('is worth 1 at most on average at a control rate of %d and %d times that', (control, times) => {
  const mean = outcomes(control * times, control).reduce(
    (sum, { chance, arms }) => sum + chance * Math.exp(logEvidence(weigh(NO_EVIDENCE, arms, 1.5))),
    0,
  );
  expect(mean).toBeLessThanOrEqual(1 + 1e-12);
});

it('gains on average from a release over its limit', () => {
  const mean = outcomes(0.4, 0.1).reduce(
    (sum, { chance, arms }) => sum + chance * Math.exp(logEvidence(weigh(NO_EVIDENCE, arms, 1.5))),
    0,
  );
  expect(mean).toBeGreaterThan(1);
});
