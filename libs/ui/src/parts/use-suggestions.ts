import { useRef, useState } from 'react';

export type Suggestions<Found> =
  | { status: 'idle' | 'searching' }
  /** `error` is what the question was answered by */
  | { status: 'failed'; error: unknown }
  /** `text` is what was asked for, '' for what is offered before anything is typed */
  | { status: 'ready'; text: string; found: Found };

export interface SuggestionSource<Found> {
  /** shortest text that is asked about; with less nothing is shown */
  min: number;
  ask: (text: string, signal: AbortSignal) => Promise<Found>;
  /** what is offered before anything is typed: at once, and again when more is known */
  offer?: ((signal: AbortSignal) => { now: Found; later: Promise<Found> }) | undefined;
}

const DEBOUNCE_MS = 220;

/**
 * Suggestions for a text field: asked for after a pause in typing, and an answer that came too late is dropped. Earlier
 * ones stay while better ones are on their way. `failed` leaves the field usable as it is.
 */
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
      // the field says so and the rest of the form stays as it is
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
