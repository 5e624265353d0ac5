import { isIsoDate, type IsoDate } from '@wayfare/domain';
import type { Passengers, PassSearch, TicketSearch } from './criteria';
import { CATEGORIES } from './traveller-category';

export const MAX_PASSENGERS = 9;

/** Keys of the messages under `errors` in the locales. */
type TrainProblemCode =
  | 'from'
  | 'to'
  | 'sameStation'
  | 'area'
  | 'date'
  | 'datePast'
  | 'hour'
  | 'returnDate'
  | 'returnBeforeOutbound'
  | 'noPassenger'
  | 'tooManyPassengers';

export interface TrainProblem {
  /** name of the field that the message belongs to */
  field: string;
  code: TrainProblemCode;
}

const PLACE = /^\p{L}[\p{L}\p{M}\d .,'’()/-]{1,59}$/u;

function isHour(hour: number): boolean {
  return Number.isInteger(hour) && hour >= 0 && hour <= 23;
}

function stationProblems(search: TicketSearch): TrainProblem[] {
  const problems: TrainProblem[] = [];
  if (!PLACE.test(search.from.trim())) problems.push({ field: 'from', code: 'from' });
  if (!PLACE.test(search.to.trim())) problems.push({ field: 'to', code: 'to' });
  const isSame = search.from.trim().localeCompare(search.to.trim(), undefined, { sensitivity: 'base' }) === 0;
  if (problems.length === 0 && isSame) problems.push({ field: 'to', code: 'sameStation' });
  return problems;
}

function dateProblems(date: string, today: IsoDate): TrainProblem[] {
  if (!isIsoDate(date)) return [{ field: 'date', code: 'date' }];
  return date < today ? [{ field: 'date', code: 'datePast' }] : [];
}

function returnProblems(search: TicketSearch): TrainProblem[] {
  if (search.returnDate === '') return [];
  if (!isIsoDate(search.returnDate)) return [{ field: 'returnDate', code: 'returnDate' }];
  if (!isHour(search.returnHour)) return [{ field: 'returnHour', code: 'hour' }];
  const isEarlierHour = search.returnDate === search.date && search.returnHour < search.hour;
  return search.returnDate < search.date || isEarlierHour ? [{ field: 'returnDate', code: 'returnBeforeOutbound' }] : [];
}

/** Seats and laps together, as the limit counts them. */
function passengerCount(passengers: Passengers): number {
  return CATEGORIES.reduce((sum, category) => sum + passengers[category], 0);
}

function passengerProblems(passengers: Passengers): TrainProblem[] {
  const count = passengerCount(passengers);
  if (count < 1) return [{ field: 'passengers.adult', code: 'noPassenger' }];
  return count > MAX_PASSENGERS ? [{ field: 'passengers.adult', code: 'tooManyPassengers' }] : [];
}

/** Everything that is wrong with a search for tickets, in the order of the form. */
export function findTicketProblems(search: TicketSearch, today: IsoDate): TrainProblem[] {
  return [
    ...stationProblems(search),
    ...dateProblems(search.date, today),
    ...(isHour(search.hour) ? [] : [{ field: 'hour', code: 'hour' } as const]),
    ...returnProblems(search),
    ...passengerProblems(search.passengers),
  ];
}

/** Everything that is wrong with a search for a pass, in the order of the form. */
export function findPassProblems(search: PassSearch, today: IsoDate): TrainProblem[] {
  return [
    ...(PLACE.test(search.area.trim()) ? [] : [{ field: 'area', code: 'area' } as const]),
    ...dateProblems(search.date, today),
    ...passengerProblems(search.passengers),
  ];
}
