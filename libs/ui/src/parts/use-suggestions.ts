import { useRef, useState } from 'react';

export type Suggestions<Found> =
  | { status: 'idle' | 'searching' }
  | { status: 'failed'; error: unknown }
  /** `text` is the query, '' for what is offered before typing */
  | { status: 'ready'; text: string; found: Found };

export interface SuggestionSource<Found> {
  /** minimum length of a query */
  min: number;
  ask: (text: string, signal: AbortSignal) => Promise<Found>;
  /** offered before typing: at once, and again when more loads */
  offer?: ((signal: AbortSignal) => { now: Found; later: Promise<Found> }) | undefined;
}

const DEBOUNCE_MS = 220;

/** Debounced suggestions; stale answers are dropped, earlier ones stay while loading. */
export function useSuggestions<Found>({ min, ask, offer }: SuggestionSource<Found>) {
  const [suggestions, setSuggestions] = useState<Suggestions<Found>>({ status: 'idle' });
  const pending = useRef<{ timer?: number; abort?: AbortController }>({});

  function stop(): void {
    window.clearTimeout(pending.current.timer);
    pending.current.abort?.abort();
    pending.current = {};
  }

  async function show(text: string, asked: (signal: AbortSignal) => Promise<Found>): Promise<void> {
    const abort = new AbortController();
    pending.current.abort = abort;
    try {
      const found = await asked(abort.signal);
      if (!abort.signal.aborted) setSuggestions({ status: 'ready', text, found });
    } catch (error) {
      // an optional aid: the form stays usable
      if (!abort.signal.aborted) setSuggestions({ status: 'failed', error });
    }
  }

  function offerKnown(): void {
    if (offer === undefined) return setSuggestions({ status: 'idle' });
    void show('', (signal) => {
      const { now, later } = offer(signal);
      setSuggestions({ status: 'ready', text: '', found: now });
      return later;
    });
  }

  function search(text: string): void {
    stop();
    const trimmed = text.trim();
    if (trimmed === '') offerKnown();
    else if (trimmed.length < min) setSuggestions({ status: 'idle' });
    else {
      setSuggestions((shown) =>
        shown.status === 'ready' && shown.text !== '' ? shown : { status: 'searching' },
      );
      pending.current.timer = window.setTimeout(
        () => void show(trimmed, (signal) => ask(trimmed, signal)),
        DEBOUNCE_MS,
      );
    }
  }

  return { suggestions, search, stop };
}
