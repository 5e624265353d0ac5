import { retrying } from './retrying';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** Runs to the end and tells when each attempt began. */
async function attemptsOf(failures: number, policy: Parameters<typeof retrying>[1]) {
  const began: number[] = [];
  const outcome = retrying(() => {
    began.push(Date.now());
    return began.length <= failures
      ? Promise.reject(new Error(`attempt ${began.length}`))
      : Promise.resolve('done');
  }, policy).catch((error: unknown) => error);
  await jest.runAllTimersAsync();
  return { began, outcome: await outcome };
}

it.each([
  [1, [0, 100, 300]],
  [0.5, [0, 75, 225]],
  [0, [0, 50, 150]],
])('doubles the pause between attempts, half of which is chance (%d)', async (chance, expected) => {
  const { began } = await attemptsOf(2, { tries: 3, base: 100, random: () => chance });
  expect(began).toEqual(expected);
});

it.each([
  [0, 3, 1, 'done'],
  [2, 3, 3, 'done'],
])(
  'after %i failures with %i tries it has asked %i times and is done',
  async (failures, tries, asked, result) => {
    const { began, outcome } = await attemptsOf(failures, { tries, base: 10 });
    expect(began).toHaveLength(asked);
    expect(outcome).toBe(result);
  },
);

it('ends with the last error when its tries are used up', async () => {
  const { outcome } = await attemptsOf(9, { tries: 3, base: 10 });
  expect(outcome).toEqual(new Error('attempt 3'));
});

it('begins no attempt when its time is used up', async () => {
  const { began } = await attemptsOf(9, { tries: 9, base: 100, budget: 250, random: () => 1 });
  expect(began).toEqual([0, 100, 300]);
});
