import type { LoaderContext } from '@wayfare/remote-kit';
import { StuckLoader, withBudget } from './loader-budget';

const BUDGET = 100;
const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Loader = Parameters<typeof withBudget>[0];

/** What becomes of a loader whose calls take so long each, in a thread that is idle for such a share of the time. */
async function outcome(loader: Loader, callMs = 0, idleShare = 1): Promise<unknown> {
  const api = { call: () => after(callMs, 'answer') } as unknown as LoaderContext['api'];
  const limited = withBudget(loader, BUDGET, () => idleShare * performance.now());
  const loaded = Promise.resolve(limited({ api } as LoaderContext)).catch(
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return loaded;
}

const ask = ({ api }: LoaderContext) => api.call(undefined as never, undefined as never);

it.each<[string, Loader, number, unknown]>([
  ['an answer at once', () => 'data', 0, 'data'],
  ['an answer within the budget', () => after(BUDGET - 1, 'data'), 0, 'data'],
  ['a call that takes far longer', ask, 50 * BUDGET, 'answer'],
  [
    'calls one after the other, and side by side',
    async (context) => {
      await Promise.all([ask(context), ask(context)]);
      await after(BUDGET - 1, null);
      return ask(context);
    },
    2 * BUDGET,
    'answer',
  ],
  ['nothing for ever', never, 0, expect.any(StuckLoader)],
  [
    'nothing after a call',
    async (context) => {
      await ask(context);
      return never();
    },
    2 * BUDGET,
    expect.any(StuckLoader),
  ],
  [
    'what it throws',
    () => {
      throw new RangeError('odd');
    },
    0,
    expect.any(RangeError),
  ],
])('hands on %s', async (_what, loader, callMs, expected) => {
  expect(await outcome(loader, callMs)).toEqual(expected);
  expect(jest.getTimerCount()).toBe(0);
});

it.each<[string, number, number, unknown]>([
  ['waits in a thread that is busy half of the time', 0.5, 2 * BUDGET - 1, 'data'],
  ['waits too long in one', 0.5, 2 * BUDGET + 2, expect.any(StuckLoader)],
  ['is kept from its turn for a while', 0, 4 * BUDGET - 1, 'data'],
  ['keeps its thread busy for ever', 0, 4 * BUDGET + 2, expect.any(StuckLoader)],
])('a loader that %s', async (_what, idleShare, milliseconds, expected) => {
  expect(await outcome(() => after(milliseconds, 'data'), 0, idleShare)).toEqual(expected);
});

it('watches no call that goes on after the loader ended', async () => {
  const api = { call: () => after(BUDGET, 'answer') } as unknown as LoaderContext['api'];
  const loader: Loader = ({ api: own }) => ({ part: ask({ api: own } as LoaderContext) });
  await withBudget(loader, BUDGET)({ api } as LoaderContext);
  await jest.advanceTimersByTimeAsync(BUDGET);
  expect(jest.getTimerCount()).toBe(0);
});
