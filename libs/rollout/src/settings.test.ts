import { parseSettings } from './settings';

it('has a default for everything', () => {
  expect(parseSettings({})).toEqual({
    steps: [
      { percent: 1, minutes: 10 },
      { percent: 10, minutes: 10 },
      { percent: 50, minutes: 10 },
    ],
    alpha: 0.05,
    minimalViews: 200,
    maxWaitMinutes: 60,
    margins: {
      errors: 0.5,
      fallbacks: 0.5,
      serverFailures: 0.5,
      lcp: 0.1,
      inp: 0.1,
      finished: 0.1,
    },
  });
});

it('takes what a vertical says, and the rest as it is', () => {
  const settings = parseSettings({ steps: [{ percent: 0.25 }], margins: { lcp: 0.05 } });
  expect(settings.steps).toEqual([{ percent: 0.25, minutes: 10 }]);
  expect(settings.margins).toMatchObject({ lcp: 0.05, inp: 0.1 });
});

const steps = (...percents: number[]) => ({ steps: percents.map((percent) => ({ percent })) });

it.each([
  [{ steps: [] }, 'rollout.steps: needs a step below 100 %'],
  [steps(0, 10), 'rollout.steps.0.percent: a step of 0 % would meet nobody; publish with weight 0'],
  [steps(-1), 'rollout.steps.0.percent: a step of 0 % would meet nobody'],
  [steps(10, 100), 'rollout.steps.1.percent: 100 % follows the last step by itself'],
  [steps(0.001), 'rollout.steps.0.percent: is in hundredths of a percent'],
  [steps(10, 10), 'rollout.steps: each step is above the one before it'],
  [steps(10, 5), 'rollout.steps: each step is above the one before it'],
  [{ steps: [{ percent: 1, minutes: 0 }] }, 'rollout.steps.0.minutes: '],
  [{ alpha: 0 }, 'rollout.alpha: '],
  [{ minimalViews: 0.5 }, 'rollout.minimalViews: '],
  [{ margins: { finished: 1 } }, 'rollout.margins.finished: '],
  [{ margin: {} }, 'rollout.margin: '],
])('refuses %j by its place', (input, message) => {
  expect(() => parseSettings(input)).toThrow(message);
});

it('names every fault, a line each', () => {
  expect(() => parseSettings({ ...steps(0), alpha: 1 })).toThrow(
    /^rollout\.steps.*\nrollout\.alpha/,
  );
});
