import { formatDate, nightsBetween, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import type { StaySearch } from './criteria';
import { partyText } from './party-text';

/** Nights between check-in and check-out; 0 without dates. */
export function nightsOfStay(stay: StaySearch['stay']): number {
  return stay === null ? 0 : nightsBetween(stay.checkIn, stay.checkOut);
}

export type Searched = Pick<StaySearch, 'stay' | 'party'>;

export function staySummary({ stay, party }: Searched, t: Translate, language: Language): string {
  if (stay === null) return t('search.noDates');
  const dates = t('search.stay', {
    checkIn: formatDate(stay.checkIn, language, 'medium'),
    checkOut: formatDate(stay.checkOut, language, 'medium'),
  });
  const nights = t('search.nights', { count: nightsOfStay(stay) });
  return [dates, nights, partyText(party, (key, count) => t(key, { count }))].join(' · ');
}
