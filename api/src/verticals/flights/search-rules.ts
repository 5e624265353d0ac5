import { FLIGHT_LIMITS, TRAVELLER_AGES } from '@wayfare/api-contract';
import type { FlightPassenger, FlightSearchSlice } from '@wayfare/api-contract';
import { addDays, isIsoDate } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import type { TextKey } from '../../platform/texts/messages';

export interface SearchProblem {
  readonly field: string;
  readonly text: TextKey;
}

interface Asked {
  readonly slices: readonly FlightSearchSlice[];
  readonly passengers: readonly FlightPassenger[];
}

/** Null when the day is searchable after `before` (OQ-49). */
export function dateProblem(
  date: string,
  before: string | undefined,
  today: IsoDate,
): TextKey | null {
  if (!isIsoDate(date)) return 'dates.invalid';
  if (date < today) return 'flights.datePast';
  if (date > addDays(today, FLIGHT_LIMITS.daysAhead)) return 'flights.dateTooFar';
  return before !== undefined && date < before ? 'flights.dateOrder' : null;
}

function sliceProblem(slices: Asked['slices'], today: IsoDate): SearchProblem | null {
  for (const [index, { origin, destination, departure_date: date }] of slices.entries()) {
    if (origin === destination)
      return { field: `slices.${index}.destination`, text: 'flights.samePlace' };
    const text = dateProblem(date, slices[index - 1]?.departure_date, today);
    if (text !== null) return { field: `slices.${index}.departure_date`, text };
  }
  return null;
}

const AGE_TEXTS = {
  adult: 'flights.adultAge',
  child: 'flights.childAge',
  infant_without_seat: 'flights.infantAge',
} as const;

function ageProblem(passengers: Asked['passengers']): SearchProblem | null {
  for (const [index, { type, age }] of passengers.entries()) {
    const { min, max } = TRAVELLER_AGES[type];
    const isWrong = age === undefined ? type === 'child' : age < min || age > max;
    if (isWrong) return { field: `passengers.${index}.age`, text: AGE_TEXTS[type] };
  }
  return null;
}

function partyProblem(passengers: Asked['passengers']): TextKey | null {
  const count = (wanted: FlightPassenger['type']) =>
    passengers.filter(({ type }) => type === wanted).length;
  const [adults, infants] = [count('adult'), count('infant_without_seat')];
  if (adults === 0) return 'flights.adultMissing';
  if (infants > adults) return 'flights.tooManyInfants';
  return adults + count('child') > FLIGHT_LIMITS.seated ? 'flights.tooManySeats' : null;
}

/** First problem of a search (OQ-49, FLT-19, FLT-20), else null; `today` is the site's day. */
export function searchProblem({ slices, passengers }: Asked, today: IsoDate): SearchProblem | null {
  const party = partyProblem(passengers);
  if (party !== null) return { field: 'passengers', text: party };
  return ageProblem(passengers) ?? sliceProblem(slices, today);
}
