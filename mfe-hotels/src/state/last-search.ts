import type { PlaceSuggestion } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { KeptKey } from '@wayfare/session';
import type { StaySearch } from '../domain/search/criteria';
import { placeDay } from '../domain/search/place-day';
import { readSearch, writeSearch } from '../domain/search/search-query';
import { earliestToday, rulesOfAddress } from '../domain/search/search-rules';
import { searchStateOf } from '../domain/search/search-state';

/** The specification's name (SES-20). */
export const LAST_SEARCH_KEY = 'search' satisfies KeptKey;
const RECENT_KEY = 'recentPlaces' satisfies KeptKey;
const RECENT_PLACES = 5;

export type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage may be blocked or full: only the memory of the search is lost. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const parse = (store: TextStore, key: string): unknown =>
  attempt(() => JSON.parse(store.getItem(key) ?? 'null') as unknown);

/** Keeps a sent search with its place's words (SES-20). */
export function rememberSearch(
  store: TextStore,
  criteria: StaySearch,
  place: PlaceSuggestion | null,
  language: Language,
): void {
  const sent = JSON.parse(writeSearch(criteria)) as Record<string, unknown>;
  const state = place === null ? null : searchStateOf(place, language);
  const timeZone = place?.timeZone ?? criteria.place?.timeZone;
  attempt(() =>
    store.setItem(
      LAST_SEARCH_KEY,
      JSON.stringify({
        language,
        timeZone,
        ...state?.search,
        breadcrumb: state?.breadcrumb ?? [],
        ...sent,
      }),
    ),
  );
  if (place !== null)
    attempt(() =>
      store.setItem(
        RECENT_KEY,
        JSON.stringify(
          [place, ...recentPlaces(store).filter(({ id }) => id !== place.id)].slice(
            0,
            RECENT_PLACES,
          ),
        ),
      ),
    );
}

function zoneOf(kept: unknown): string | undefined {
  const zone: unknown =
    typeof kept === 'object' && kept !== null && 'timeZone' in kept ? kept.timeZone : undefined;
  return typeof zone === 'string' ? zone : undefined;
}

/** The last search as form values, without dates that have passed. */
export function recallSearch(store: TextStore, now: number): StaySearch | null {
  const text = attempt(() => store.getItem(LAST_SEARCH_KEY));
  const { search: kept } = readSearch(text, { ...rulesOfAddress(), today: earliestToday(now) });
  if (kept.place === null) return null;
  const timeZone = zoneOf(parse(store, LAST_SEARCH_KEY));
  const isPast = (kept.stay?.checkIn ?? '') < (placeDay(timeZone, now) ?? earliestToday(now));
  return {
    ...kept,
    place: { ...kept.place, timeZone },
    area: null,
    hotels: [],
    ...(isPast ? { stay: null } : {}),
  };
}

function isSuggestion(value: unknown): value is PlaceSuggestion {
  if (typeof value !== 'object' || value === null) return false;
  return ['type', 'id', 'label', 'countryName', 'path'].every(
    (key) => key in value && typeof value[key as keyof typeof value] === 'string',
  );
}

export function recentPlaces(store: TextStore): PlaceSuggestion[] {
  const stored = parse(store, RECENT_KEY);
  return Array.isArray(stored) ? stored.filter(isSuggestion).slice(0, RECENT_PLACES) : [];
}
