import { everyTick } from './every-tick';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('ticks again and again, never twice at a time, and stops after the last', async () => {
  const open: (() => void)[] = [];
  const ticking = everyTick(
    { tick: () => new Promise<void>((resolve) => void open.push(resolve)) },
    1_000,
  );
  await jest.advanceTimersByTimeAsync(3_000);
  expect(open).toHaveLength(1);
  open[0]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(open).toHaveLength(2);
  let isStopped = false;
  const stopping = ticking.stop().then(() => void (isStopped = true));
  await jest.advanceTimersByTimeAsync(5_000);
  expect([open.length, isStopped]).toEqual([2, false]);
  open[1]?.();
  await stopping;
});
