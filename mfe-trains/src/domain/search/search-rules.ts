import { TRAIN_CATEGORIES, TRAIN_LIMITS } from '@wayfare/api-contract';
import { addDays, isIsoDate, type IsoDate } from '@wayfare/domain';
import type { Passengers, PassSearch, Place, TicketSearch } from './criteria';

type TrainProblemCode =
  | 'from'
  | 'fromChoose'
  | 'to'
  | 'toChoose'
  | 'sameStation'
  | 'area'
  | 'date'
  | 'datePast'
  | 'dateTooFar'
  | 'hour'
  | 'returnDate'
  | 'returnTooFar'
  | 'returnBeforeOutbound'
  | 'noPassenger'
  | 'tooManyPassengers';

export interface TrainProblem {
  field: string;
  code: TrainProblemCode;
}

const AREA = /^[A-Z]{2}$/;

const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour <= 23;

export const lastDay = (today: IsoDate): IsoDate => addDays(today, TRAIN_LIMITS.daysAhead);

/** Text is no place until one is chosen (TRN-54). */
export function placeProblem(
  field: 'from' | 'to',
  { code, label }: Place,
): TrainProblemCode | null {
  if (code !== '') return null;
  return label.trim() === '' ? field : `${field}Choose`;
}

function stationProblems({ from, to }: Pick<TicketSearch, 'from' | 'to'>): TrainProblem[] {
  const isSame = from.code !== '' && from.code === to.code;
  const found = [
    { field: 'from', code: placeProblem('from', from) },
    { field: 'to', code: isSame ? 'sameStation' : placeProblem('to', to) },
  ] as const;
  return found.flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}

export function dateProblem(date: string, today: IsoDate): TrainProblemCode | null {
  if (!isIsoDate(date)) return 'date';
  if (date < today) return 'datePast';
  return date > lastDay(today) ? 'dateTooFar' : null;
}

function dateProblems(date: string, today: IsoDate): TrainProblem[] {
  const code = dateProblem(date, today);
  return code === null ? [] : [{ field: 'date', code }];
}

function returnProblems(search: TicketSearch, today: IsoDate): TrainProblem[] {
  if (search.returnDate === '') return [];
  if (!isIsoDate(search.returnDate)) return [{ field: 'returnDate', code: 'returnDate' }];
  if (!isHour(search.returnHour)) return [{ field: 'returnHour', code: 'hour' }];
  const isEarlierHour = search.returnDate === search.date && search.returnHour < search.hour;
  if (search.returnDate < search.date || isEarlierHour)
    return [{ field: 'returnDate', code: 'returnBeforeOutbound' }];
  return search.returnDate > lastDay(today) ? [{ field: 'returnDate', code: 'returnTooFar' }] : [];
}

/** Infants on laps count towards the limit. */
const passengerCount = (passengers: Passengers): number =>
  TRAIN_CATEGORIES.reduce((sum, category) => sum + passengers[category], 0);

function passengerProblems(passengers: Passengers): TrainProblem[] {
  const count = passengerCount(passengers);
  if (count < 1) return [{ field: 'passengers.adult', code: 'noPassenger' }];
  return count > TRAIN_LIMITS.passengers
    ? [{ field: 'passengers.adult', code: 'tooManyPassengers' }]
    : [];
}

export function findTicketProblems(search: TicketSearch, today: IsoDate): TrainProblem[] {
  return [
    ...stationProblems(search),
    ...dateProblems(search.date, today),
    ...(isHour(search.hour) ? [] : [{ field: 'hour', code: 'hour' } as const]),
    ...returnProblems(search, today),
    ...passengerProblems(search.passengers),
  ];
}

export function findPassProblems(search: PassSearch, today: IsoDate): TrainProblem[] {
  return [
    ...(AREA.test(search.area) ? [] : [{ field: 'area', code: 'area' } as const]),
    ...dateProblems(search.date, today),
    ...passengerProblems(search.passengers),
  ];
}
