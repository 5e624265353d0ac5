import { act, renderHook } from '@testing-library/react';
import { useSuggestions, type SuggestionSource } from './use-suggestions';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTimeAsync(250));

function setUp(source: Partial<SuggestionSource<string[]>> = {}) {
  const asked: {
    text: string;
    signal: AbortSignal;
    answer: (found: string[]) => void;
    fail: () => void;
  }[] = [];
  const ask = (text: string, signal: AbortSignal) =>
    new Promise<string[]>(
      (answer, fail) =>
        void asked.push({ text, signal, answer, fail: () => fail(new Error('down')) }),
    );
  const { result } = renderHook(() => useSuggestions({ min: 2, ask, ...source }));
  return {
    asked,
    shown: () => result.current.suggestions,
    type: (text: string) => act(() => result.current.search(text)),
    stop: () => act(() => result.current.stop()),
  };
}

describe('suggestions', () => {
  it('are asked for once, after a pause, and from enough characters on', async () => {
    const { asked, shown, type } = setUp();
    for (const text of ['P', 'Pa', 'Par ']) type(text);
    expect(shown()).toEqual({ status: 'searching' });
    await pause();
    expect(asked.map(({ text }) => text)).toEqual(['Par']);
    await act(async () => asked[0]?.answer(['Paris']));
    expect(shown()).toEqual({ status: 'ready', text: 'Par', found: ['Paris'] });
    type('P');
    expect(shown()).toEqual({ status: 'idle' });
  });

  it('stay until better ones come, and an answer that came too late is dropped', async () => {
    const { asked, shown, type } = setUp();
    type('Par');
    await pause();
    await act(async () => asked[0]?.answer(['Paris']));
    type('Part');
    await pause();
    type('Parti');
    expect(shown()).toMatchObject({ text: 'Par' });
    expect(asked[1]?.signal.aborted).toBe(true);
    await act(async () => asked[1]?.answer(['Parthenon']));
    expect(shown()).toMatchObject({ text: 'Par' });
    await pause();
    await act(async () => asked[2]?.answer(['Partille']));
    expect(shown()).toMatchObject({ text: 'Parti', found: ['Partille'] });
  });

  it('are said to have failed, unless nobody waits for them any more', async () => {
    const { asked, shown, type, stop } = setUp();
    type('Par');
    await pause();
    await act(async () => asked[0]?.fail());
    expect(shown()).toEqual({ status: 'failed', error: expect.any(Error) });
    type('Pari');
    await pause();
    stop();
    await act(async () => asked[1]?.fail());
    expect(shown()).toEqual({ status: 'searching' });
  });

  it('before anything is typed are what is known at once, then what is known later', async () => {
    let learn: (found: string[]) => void = () => undefined;
    const { shown, type } = setUp({
      offer: () => ({ now: ['Rome'], later: new Promise((resolve) => (learn = resolve)) }),
    });
    type('');
    expect(shown()).toEqual({ status: 'ready', text: '', found: ['Rome'] });
    await act(async () => learn(['Rome', 'Oslo']));
    expect(shown()).toEqual({ status: 'ready', text: '', found: ['Rome', 'Oslo'] });
    expect(setUp().shown()).toEqual({ status: 'idle' });
  });
});
