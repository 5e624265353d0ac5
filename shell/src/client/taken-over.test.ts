import { untilTakenOver } from './taken-over';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Something is left for so many calls. */
const leaving = (calls: number) => jest.fn(() => (calls -= 1) >= 0);

it('calls each until it has nothing left, not at once, and no longer', () => {
  const [first, second] = [leaving(0), leaving(2)];
  untilTakenOver([first, second]);
  expect(first).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  jest.advanceTimersByTime(60_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 3]);
});

it('gives up after ten seconds', () => {
  const never = leaving(Number.POSITIVE_INFINITY);
  untilTakenOver([never]);
  jest.advanceTimersByTime(10_000);
  const { length } = never.mock.calls;
  jest.advanceTimersByTime(60_000);
  expect(never.mock.calls).toHaveLength(length);
});
