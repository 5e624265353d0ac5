import type { PartyProblem } from '@wayfare/domain';
import { addDays, isIsoDate, nightsBetween, partyProblems } from '@wayfare/domain';
import type { StaySearch } from './criteria';

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
type SearchProblem = 'place' | DatesProblem | PartyProblem['kind'];

export interface SearchRules {
  today: string;
  /** a form needs dates; a link may leave both out and gets indicative prices */
  needsDates: boolean;
  /** false on a hotel's own page, where the place is known */
  needsPlace: boolean;
}

/** Rules of an address: dates are optional, and the place's zone is not known yet. */
export const rulesOfAddress = (needs: Partial<Omit<SearchRules, 'today'>> = {}): SearchRules => ({
  today: earliestToday(Date.now()),
  needsDates: false,
  needsPlace: true,
  ...needs,
});

/** The earliest calendar day on earth, so that no traveller's own today counts as past. */
export function earliestToday(now: number): string {
  return new Date(now - 12 * 3_600_000).toISOString().slice(0, 10);
}

function datesProblem(
  stay: StaySearch['stay'],
  { today, needsDates }: Pick<SearchRules, 'today' | 'needsDates'>,
): DatesProblem | null {
  if (stay === null) return needsDates ? 'datesMissing' : null;
  const { checkIn, checkOut } = stay;
  if (checkIn === '' || checkOut === '') return 'datesMissing';
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return 'datesUnreadable';
  if (checkIn < today) return 'datesPast';
  if (checkOut <= checkIn) return 'datesOrder';
  if (nightsBetween(checkIn, checkOut) > MAX_NIGHTS) return 'datesTooLong';
  return checkIn > addDays(today, MAX_DAYS_AHEAD) ? 'datesTooFar' : null;
}

const hasPlace = ({ place, area, hotels }: StaySearch): boolean =>
  place !== null || area !== null || hotels.length > 0;

export type SearchProblems = Partial<Record<SearchField, SearchProblem | undefined>>;

/** The first problem of each part; without any key the search may be sent. */
export function searchProblems(search: StaySearch, rules: SearchRules): SearchProblems {
  const dates = datesProblem(search.stay, rules);
  const party = partyProblems(search.party)[0];
  return {
    ...(rules.needsPlace && !hasPlace(search) ? { place: 'place' } : {}),
    ...(dates === null ? {} : { dates }),
    ...(party === undefined ? {} : { party: party.kind }),
  };
}
