import type { PlaceSuggestion } from '@wayfare/api-contract';
import { useStoredText } from '@wayfare/forms';
import { useMemo, useState } from 'react';
import type { StaySearch } from '../../domain/search/criteria';
import { chosenPlace } from '../../domain/search/search-state';
import { LAST_SEARCH_KEY, recallSearch } from '../../state/last-search';
import { usePlaceDay } from '../../ui/search-fields/use-place-day';

export interface DraftState {
  draft: StaySearch;
  /** the chosen place's words, or the text being typed */
  text: string;
  /** set when the place was chosen on this page */
  suggestion: PlaceSuggestion | null;
  today: string;
  change: (part: Partial<StaySearch>) => void;
  type: (text: string) => void;
  choose: (place: PlaceSuggestion) => void;
  around: (point: { latitude: number; longitude: number }, text: string) => void;
}

/** The search being edited; starts from the given or the last one until the first change. */
export function useSearchDraft(initial: StaySearch, recalls: boolean): DraftState {
  const [now] = useState(() => Date.now());
  const stored = useStoredText(LAST_SEARCH_KEY, 'local');
  const recalled = useMemo(
    () => (recalls ? recallSearch(stored, now) : null),
    [stored, recalls, now],
  );
  const [edited, setEdited] = useState<StaySearch | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [suggestion, setSuggestion] = useState<PlaceSuggestion | null>(null);
  const draft = edited ?? recalled ?? initial;
  const today = usePlaceDay(draft.place?.timeZone);
  // values typed before hydration arrive in one turn
  const change = (part: Partial<StaySearch>) =>
    setEdited((before) => ({ ...(before ?? recalled ?? initial), ...part }));
  return {
    draft,
    text: typed ?? draft.place?.searchTerms ?? '',
    suggestion,
    today,
    change,
    type(text) {
      setTyped(text);
      setSuggestion(null);
      change({ place: null, area: null, hotels: [] });
    },
    around(point, text) {
      setTyped(text);
      setSuggestion(null);
      change({ place: null, area: point, hotels: [] });
    },
    choose(place) {
      setTyped(null);
      setSuggestion(place);
      change({ place: chosenPlace(place), area: null, hotels: [] });
    },
  };
}
