import type { PartyProblem } from '@wayfare/domain';
import { addDays, isIsoDate, nightsBetween, partyProblems, toOccupancies } from '@wayfare/domain';
import type { SearchDraft, StayCriteria } from './criteria';

/** Limits of decision OQ-30. */
export const MAX_NIGHTS = 30;
export const MAX_DAYS_AHEAD = 365;

export type DatesProblem =
  | 'datesMissing'
  | 'datesUnreadable'
  | 'datesPast'
  | 'datesOrder'
  | 'datesTooLong'
  | 'datesTooFar';
export type SearchField = 'place' | 'dates' | 'party';
export type SearchProblem = 'place' | DatesProblem | PartyProblem['kind'];

export interface SearchRules {
  today: string;
  /** a form asks for dates; a link may leave both out and gets indicative prices */
  needsDates: boolean;
  /** false on a hotel's own page, where the place is known */
  needsPlace: boolean;
}

/** The earliest calendar day that it still is somewhere, so that no traveller's own today counts as past. */
export function earliestToday(now: number): string {
  return new Date(now - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** What is wrong with a pair of dates, null when nothing is. */
function datesProblem(
  checkIn: string,
  checkOut: string,
  { today, needsDates }: Pick<SearchRules, 'today' | 'needsDates'>,
): DatesProblem | null {
  if (checkIn === '' && checkOut === '') return needsDates ? 'datesMissing' : null;
  if (checkIn === '' || checkOut === '') return 'datesMissing';
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return 'datesUnreadable';
  if (checkIn < today) return 'datesPast';
  if (checkOut <= checkIn) return 'datesOrder';
  if (nightsBetween(checkIn, checkOut) > MAX_NIGHTS) return 'datesTooLong';
  return checkIn > addDays(today, MAX_DAYS_AHEAD) ? 'datesTooFar' : null;
}

function hasPlace(draft: SearchDraft): boolean {
  return draft.place !== null || draft.area !== null || draft.hotels.length > 0;
}

/** The first problem of each part of a search, in the order of the form. */
export function searchProblems(
  draft: SearchDraft,
  rules: SearchRules,
): Partial<Record<SearchField, SearchProblem>> {
  const dates = datesProblem(draft.checkIn, draft.checkOut, rules);
  const party = partyProblems(draft.party)[0];
  return {
    ...(rules.needsPlace && !hasPlace(draft) ? { place: 'place' } : {}),
    ...(dates === null ? {} : { dates }),
    ...(party === undefined ? {} : { party: party.kind }),
  };
}

/** The draft as a search that can be sent, null as long as it has a problem. */
export function toCriteria(draft: SearchDraft, rules: SearchRules): StayCriteria | null {
  const occupancies = toOccupancies(draft.party);
  if (occupancies === null || Object.keys(searchProblems(draft, rules)).length > 0) return null;
  const { place, area, hotels, party, nationality, checkIn, checkOut } = draft;
  return {
    place,
    area,
    hotels,
    party,
    nationality,
    occupancies,
    stay: checkIn === '' ? null : { checkIn, checkOut },
  };
}
