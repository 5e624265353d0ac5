import { addDays, isIsoDate, type IsoDate } from '@wayfare/domain';
import type { FlightSearch } from './criteria';

export const MAX_SEATED = 9;
export const MAX_DAYS_AHEAD = 330;
export const CHILD_AGES = { min: 2, max: 11 } as const;

/** Keys of the messages under `errors` in the locales. */
type FlightProblemCode =
  | 'from'
  | 'to'
  | 'samePlace'
  | 'departureDate'
  | 'departurePast'
  | 'departureTooFar'
  | 'returnDate'
  | 'returnBeforeDeparture'
  | 'returnTooFar'
  | 'adults'
  | 'tooManySeated'
  | 'childAge'
  | 'infants';

export interface FlightProblem {
  /** name of the field that the message belongs to, `childAges.0` for the first child */
  field: string;
  code: FlightProblemCode;
}

const PLACE = /^\p{L}[\p{L}\p{M} .'’-]{1,59}$/u;

function samePlace(a: string, b: string): boolean {
  return a.trim().localeCompare(b.trim(), undefined, { sensitivity: 'base' }) === 0;
}

function placeProblems(search: FlightSearch): FlightProblem[] {
  const problems: FlightProblem[] = [];
  if (!PLACE.test(search.from.trim())) problems.push({ field: 'from', code: 'from' });
  if (!PLACE.test(search.to.trim())) problems.push({ field: 'to', code: 'to' });
  if (problems.length === 0 && samePlace(search.from, search.to)) problems.push({ field: 'to', code: 'samePlace' });
  return problems;
}

/** YYYY-MM-DD sorts as text. */
function departureProblem({ departureDate }: FlightSearch, today: IsoDate): FlightProblemCode | null {
  if (!isIsoDate(departureDate)) return 'departureDate';
  if (departureDate < today) return 'departurePast';
  return departureDate > addDays(today, MAX_DAYS_AHEAD) ? 'departureTooFar' : null;
}

function returnProblem({ trip, departureDate, returnDate }: FlightSearch, today: IsoDate): FlightProblemCode | null {
  if (trip === 'one_way') return null;
  if (!isIsoDate(returnDate)) return 'returnDate';
  if (returnDate < (isIsoDate(departureDate) ? departureDate : today)) return 'returnBeforeDeparture';
  return returnDate > addDays(today, MAX_DAYS_AHEAD) ? 'returnTooFar' : null;
}

function isChildAge(age: string): boolean {
  return /^\d{1,2}$/.test(age) && Number(age) >= CHILD_AGES.min && Number(age) <= CHILD_AGES.max;
}

function passengerProblems(search: FlightSearch): FlightProblem[] {
  const problems: FlightProblem[] = [];
  if (search.adults < 1) problems.push({ field: 'adults', code: 'adults' });
  if (search.adults + search.childAges.length > MAX_SEATED) problems.push({ field: 'adults', code: 'tooManySeated' });
  search.childAges.forEach((age, index) => {
    if (!isChildAge(age)) problems.push({ field: `childAges.${index}`, code: 'childAge' });
  });
  if (search.infants > search.adults) problems.push({ field: 'infants', code: 'infants' });
  return problems;
}

/** Everything that is wrong with a search, in the order of the form; empty means that it may be sent. */
export function findProblems(search: FlightSearch, today: IsoDate): FlightProblem[] {
  const departure = departureProblem(search, today);
  const back = returnProblem(search, today);
  return [
    ...placeProblems(search),
    ...(departure === null ? [] : [{ field: 'departureDate', code: departure }]),
    ...(back === null ? [] : [{ field: 'returnDate', code: back }]),
    ...passengerProblems(search),
  ];
}
