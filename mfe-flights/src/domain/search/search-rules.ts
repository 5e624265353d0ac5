import { FLIGHT_LIMITS, TRAVELLER_AGES } from '@wayfare/api-contract';
import { addDays, isIsoDate, type IsoDate } from '@wayfare/domain';
import { firstSlice, ownSlices } from './criteria';
import type { FlightSearch, Place, SliceDraft } from './criteria';

type FlightProblemCode =
  | 'from'
  | 'fromChoose'
  | 'to'
  | 'toChoose'
  | 'samePlace'
  | 'departureDate'
  | 'departurePast'
  | 'departureTooFar'
  | 'beforePrevious'
  | 'returnDate'
  | 'returnBeforeDeparture'
  | 'returnTooFar'
  | 'tooFewSlices'
  | 'tooManySlices'
  | 'adults'
  | 'tooManySeated'
  | 'childAge'
  | 'infants'
  | 'childrenAlone';

export interface FlightProblem {
  /** field name, with an index: `from.0`, `childAges.0` */
  field: string;
  code: FlightProblemCode;
}

export const RETURN_FIELD = 'date.0-end';

const placeProblem = ({ code, name }: Place, field: 'from' | 'to'): FlightProblemCode | null => {
  if (code !== '') return null;
  return name.trim() === '' ? field : `${field}Choose`;
};

/** YYYY-MM-DD sorts as text. */
function dateProblem(date: string, previous: string, today: IsoDate): FlightProblemCode | null {
  if (!isIsoDate(date)) return 'departureDate';
  if (date < today) return 'departurePast';
  if (date > addDays(today, FLIGHT_LIMITS.daysAhead)) return 'departureTooFar';
  return date < previous ? 'beforePrevious' : null;
}

function sliceProblems(
  { from, to, departureDate }: SliceDraft,
  previous: string,
  today: IsoDate,
): { field: string; code: FlightProblemCode | null }[] {
  const same = from.code !== '' && from.code === to.code ? 'samePlace' : null;
  return [
    { field: 'from', code: placeProblem(from, 'from') },
    { field: 'to', code: placeProblem(to, 'to') ?? same },
    { field: 'date', code: dateProblem(departureDate, previous, today) },
  ];
}

function returnProblem(
  { trip, returnDate, ...search }: FlightSearch,
  today: IsoDate,
): FlightProblemCode | null {
  if (trip !== 'return') return null;
  const { departureDate } = firstSlice(search);
  if (!isIsoDate(returnDate)) return 'returnDate';
  if (returnDate < (isIsoDate(departureDate) ? departureDate : today))
    return 'returnBeforeDeparture';
  return returnDate > addDays(today, FLIGHT_LIMITS.daysAhead) ? 'returnTooFar' : null;
}

function numberProblem({ trip, slices }: FlightSearch): FlightProblemCode | null {
  if (trip !== 'multi') return null;
  if (slices.length < 2) return 'tooFewSlices';
  return slices.length > FLIGHT_LIMITS.slices ? 'tooManySlices' : null;
}

function journeyProblems(search: FlightSearch, today: IsoDate): FlightProblem[] {
  const slices = ownSlices(search);
  const judged = slices.flatMap((slice, index) => {
    const previous = slices[index - 1]?.departureDate ?? '';
    return sliceProblems(slice, previous, today).map(({ field, code }) => ({
      field: `${field}.${index}`,
      code,
    }));
  });
  judged.push(
    { field: RETURN_FIELD, code: returnProblem(search, today) },
    { field: 'slices', code: numberProblem(search) },
  );
  return judged.flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}

function isChildAge(age: string): boolean {
  const { min, max } = TRAVELLER_AGES.child;
  return /^\d{1,2}$/.test(age) && Number(age) >= min && Number(age) <= max;
}

function passengerProblems(search: FlightSearch): FlightProblem[] {
  const problems: FlightProblem[] = [];
  if (search.adults < 1) problems.push({ field: 'adults', code: 'adults' });
  if (search.adults + search.childAges.length > FLIGHT_LIMITS.seated)
    problems.push({ field: 'adults', code: 'tooManySeated' });
  search.childAges.forEach((age, index) => {
    if (!isChildAge(age)) problems.push({ field: `childAges.${index}`, code: 'childAge' });
  });
  if (search.adults > 0 && hasChildWithoutAdult(search))
    problems.push({ field: 'children', code: 'childrenAlone' });
  if (search.infants > search.adults) problems.push({ field: 'infants', code: 'infants' });
  return problems;
}

/** All problems in the form's order; empty when the search is valid. */
export function findProblems(search: FlightSearch, today: IsoDate): FlightProblem[] {
  return [...journeyProblems(search, today), ...passengerProblems(search)];
}

/** Splits the party into two bookings, the first with as many children as adults; null where one suffices. */
export function inTwoBookings({
  adults,
  childAges,
}: Pick<FlightSearch, 'adults' | 'childAges'>): { now: string[]; later: string[] } | null {
  return adults > 0 && hasChildWithoutAdult({ adults, childAges })
    ? { now: childAges.slice(0, adults), later: childAges.slice(adults) }
    : null;
}

/** Each later child needs an adult's seat: the rest waits for a third booking. */
const MOST_LATER = Math.floor(FLIGHT_LIMITS.seated / 2);

/** The same flights for those left after this booking, each child with an adult. Null when nobody is left. */
export function secondSearch(search: FlightSearch): FlightSearch | null {
  const { laterAges } = search;
  if (laterAges.length === 0) return null;
  const childAges = laterAges.slice(0, MOST_LATER);
  return {
    ...search,
    adults: childAges.length,
    childAges,
    infants: 0,
    laterAges: laterAges.slice(MOST_LATER),
    isSecond: true,
  };
}

/** Each child needs its own adult on a booking (FLT-28). */
const hasChildWithoutAdult = ({
  adults,
  childAges,
}: Pick<FlightSearch, 'adults' | 'childAges'>): boolean => childAges.length > adults;
