import { FLIGHT_LIMITS } from '@wayfare/api-contract';
import { addDays, isIsoDate, nightsBetween, type IsoDate } from '@wayfare/domain';
import { daysOfMonth } from '@wayfare/search';
import { firstSlice, type FlightSearch } from '../../domain/search/criteria';
import { findProblems } from '../../domain/search/search-rules';

export function nightsAway(search: FlightSearch): number | null {
  const { departureDate } = firstSlice(search);
  if (search.trip !== 'return' || !isIsoDate(departureDate) || !isIsoDate(search.returnDate))
    return null;
  return Math.max(0, nightsBetween(departureDate, search.returnDate));
}

/** Search and days of a month's prices: as many nights as chosen, else one way. Null while they cannot be searched. */
export function askedOf(
  search: FlightSearch,
  month: string,
  today: IsoDate,
): { search: FlightSearch; days: IsoDate[] } | null {
  if (search.trip === 'multi') return null;
  const nights = nightsAway(search);
  const last = addDays(today, FLIGHT_LIMITS.daysAhead - (nights ?? 0));
  const days = daysOfMonth(month).filter((day) => day >= today && day <= last);
  const [first] = days;
  if (first === undefined) return null;
  const asked: FlightSearch = {
    ...search,
    trip: nights === null ? 'one_way' : 'return',
    slices: [{ ...firstSlice(search), departureDate: first }],
    returnDate: nights === null ? '' : addDays(first, nights),
  };
  return findProblems(asked, today).length === 0 ? { search: asked, days } : null;
}
