import { act, renderHook } from '@testing-library/react';
import { useLazyPart } from './use-lazy-part';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const settled = () => act(() => jest.advanceTimersByTimeAsync(0));

describe('a part that is loaded when it is asked for', () => {
  it('is shown in a task after the one in which its code arrived', async () => {
    const { result } = renderHook(() => useLazyPart(async () => 'part'));
    await act(async () => result.current.request());
    expect(result.current).toMatchObject({ part: null, state: 'loading' });
    await settled();
    expect(result.current).toMatchObject({ part: 'part', state: 'idle' });
  });

  it('reads what it takes over when it takes the place, and not while that is in use', async () => {
    let free = () => {};
    const seen: string[] = [];
    const { result } = renderHook(() =>
      useLazyPart(async () => 'part', {
        whenFree: () => new Promise<void>((resolve) => (free = resolve)),
        onLoad: () => seen.push('read'),
      }),
    );
    await act(async () => result.current.request());
    await settled();
    expect(result.current.part).toBeNull();
    expect(seen).toEqual([]);
    await act(async () => free());
    expect(result.current.part).toBe('part');
    expect(seen).toEqual(['read']);
  });

  it('may be asked for again when it could not be loaded', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('part');
    const { result } = renderHook(() => useLazyPart<string>(load));
    await act(async () => result.current.request());
    expect(result.current.state).toBe('failed');
    await act(async () => result.current.request());
    await settled();
    expect(result.current.part).toBe('part');
  });
});
