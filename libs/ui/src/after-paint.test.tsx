import { renderHook } from '@testing-library/react';
import { afterPaint } from './after-paint';
import { useAfterPaint } from './use-after-paint';

let draw: (() => void)[] = [];
const done = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  draw = [];
  done.mockClear();
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => draw.push(() => callback(0)));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const begin = () => void afterPaint().then(done);

it('comes behind the next frame', async () => {
  begin();
  draw.forEach((callback) => callback());
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
});

it('does not wait for a frame that is never drawn', async () => {
  begin();
  await jest.advanceTimersByTimeAsync(99);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it('has the newest handler work, once for calls that say the same', async () => {
  const older = jest.fn();
  const newer = jest.fn();
  const { result, rerender } = renderHook(({ handler }) => useAfterPaint(handler), {
    initialProps: { handler: older },
  });
  result.current('a');
  result.current('b');
  rerender({ handler: newer });
  result.current('a');
  expect(newer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(newer.mock.calls).toEqual([['a'], ['b']]);
  result.current('a');
  await jest.advanceTimersByTimeAsync(100);
  expect(newer.mock.calls).toEqual([['a'], ['b'], ['a']]);
  expect(older).not.toHaveBeenCalled();
});
