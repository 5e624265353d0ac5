import type { PlaceSuggestion } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import { loadPopularPlaces, suggestPlaces } from '../../api/places.api';
import { recentPlaces } from '../search/last-search';
import { MIN_CHARACTERS, emptyGroups, groupByType, type SuggestionGroup } from './suggestion-groups';

export type Suggestions =
  | { status: 'idle' | 'searching' | 'failed' }
  /** `text` is what was asked for, '' for the places offered before anything is typed */
  | { status: 'ready'; text: string; groups: SuggestionGroup[] };

const DEBOUNCE_MS = 220;

function storedPlaces(): PlaceSuggestion[] {
  try {
    return recentPlaces(window.localStorage);
  } catch {
    return [];
  }
}

/** Suggestions for what is typed: asked for after a pause, and an answer that came too late is dropped. */
export function usePlaceSuggestions() {
  const { api } = usePlatform();
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState<Suggestions>({ status: 'idle' });
  const pending = useRef<{ timer?: number; abort?: AbortController }>({});

  function stop() {
    window.clearTimeout(pending.current.timer);
    pending.current.abort?.abort();
    pending.current = {};
  }

  /** Earlier matches stay while better ones are on their way; what was offered before anything was typed does not. */
  const showSearching = () => setSuggestions((shown) => (shown.status === 'ready' && shown.text !== '' ? shown : { status: 'searching' }));

  async function ask(text: string) {
    const abort = new AbortController();
    pending.current.abort = abort;
    try {
      const items = await suggestPlaces(api, text, language, abort.signal);
      if (!abort.signal.aborted) setSuggestions({ status: 'ready', text, groups: groupByType(items) });
    } catch {
      // the field says so and the rest of the form stays as it is
      if (!abort.signal.aborted) setSuggestions({ status: 'failed' });
    }
  }

  async function offerKnown() {
    const recent = storedPlaces();
    setSuggestions({ status: 'ready', text: '', groups: emptyGroups(recent, []) });
    const abort = new AbortController();
    pending.current.abort = abort;
    // popular places are an extra: without them the field works as usual
    const popular = await loadPopularPlaces(api, language, abort.signal).catch(() => []);
    if (!abort.signal.aborted) setSuggestions({ status: 'ready', text: '', groups: emptyGroups(recent, popular) });
  }

  function search(text: string) {
    stop();
    const trimmed = text.trim();
    if (trimmed === '') void offerKnown();
    else if (trimmed.length < MIN_CHARACTERS) setSuggestions({ status: 'idle' });
    else {
      showSearching();
      pending.current.timer = window.setTimeout(() => void ask(trimmed), DEBOUNCE_MS);
    }
  }

  return { suggestions, search, stop };
}
