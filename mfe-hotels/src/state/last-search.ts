import type { PlaceSuggestion } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { writeStored } from '@wayfare/forms';
import { createRecentList } from '@wayfare/search';
import type { KeptKey } from '@wayfare/session';
import type { StaySearch } from '../domain/search/criteria';
import { placeDay } from '../domain/search/place-day';
import { parseSearch, readSearch, writeSearch } from '../domain/search/search-query';
import { earliestToday, rulesOfAddress } from '../domain/search/search-rules';
import { searchStateOf } from '../domain/search/search-state';

/** The specification's name (SES-20). */
export const LAST_SEARCH_KEY = 'search' satisfies KeptKey;

function isSuggestion(value: unknown): value is PlaceSuggestion {
  if (typeof value !== 'object' || value === null) return false;
  return ['type', 'id', 'label', 'countryName', 'path'].every(
    (key) => key in value && typeof value[key as keyof typeof value] === 'string',
  );
}

const places = createRecentList<PlaceSuggestion>({
  key: 'recentPlaces',
  most: 5,
  isItem: isSuggestion,
  idOf: ({ id }) => id,
});

export const recentPlaces = () => places.read();

/** Keeps a sent search with its place's words (SES-20). */
export function rememberSearch(
  criteria: StaySearch,
  place: PlaceSuggestion | null,
  language: Language,
): void {
  const state = place === null ? null : searchStateOf(place, language);
  writeStored(
    LAST_SEARCH_KEY,
    {
      language,
      timeZone: place?.timeZone ?? criteria.place?.timeZone,
      ...state?.search,
      breadcrumb: state?.breadcrumb ?? [],
      ...parseSearch(writeSearch(criteria)),
    },
    'local',
  );
  if (place !== null) places.remember([place]);
}

const zoneOf = (text: string | null): string | undefined => {
  const zone = parseSearch(text ?? '')?.['timeZone'];
  return typeof zone === 'string' ? zone : undefined;
};

/** A kept search as form values, without dates that have passed. */
export function recallSearch(text: string | null, now: number): StaySearch | null {
  const { search: kept } = readSearch(text, { ...rulesOfAddress(), today: earliestToday(now) });
  if (kept.place === null) return null;
  const timeZone = zoneOf(text);
  const isPast = (kept.stay?.checkIn ?? '') < (placeDay(timeZone, now) ?? earliestToday(now));
  return {
    ...kept,
    place: { ...kept.place, timeZone },
    area: null,
    hotels: [],
    ...(isPast ? { stay: null } : {}),
  };
}
