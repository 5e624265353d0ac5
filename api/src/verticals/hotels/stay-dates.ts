import { addDays, compareDates, isIsoDate, nightsBetween } from '@wayfare/domain';
import type { IsoDate, PartyOccupancy } from '@wayfare/domain';
import { invalid } from '../../platform/http/problem';
import type { StayDates } from '../../ports/stay-supplier';

const MAX_NIGHTS = 30;
const MAX_DAYS_AHEAD = 365;

const TWO_ADULTS: readonly PartyOccupancy[] = [{ paxes: [{ age: 30 }, { age: 30 }] }];

export interface AskedStay {
  readonly checkIn?: string | undefined;
  readonly checkOut?: string | undefined;
  readonly occupancies?: readonly PartyOccupancy[] | undefined;
}

function requireDate(value: string, field: string): IsoDate {
  if (!isIsoDate(value)) throw invalid(field, 'dates.invalid');
  return value;
}

/** Null without dates; a Problem names the invalid field (OQ-30). */
export function stayDates(
  { checkIn, checkOut, occupancies }: AskedStay,
  today: IsoDate,
): StayDates | null {
  if (checkIn === undefined && checkOut === undefined) return null;
  if (checkIn === undefined) throw invalid('checkIn', 'dates.both');
  if (checkOut === undefined) throw invalid('checkOut', 'dates.both');
  const from = requireDate(checkIn, 'checkIn');
  const until = requireDate(checkOut, 'checkOut');
  if (compareDates(from, today) < 0) throw invalid('checkIn', 'dates.past');
  if (compareDates(until, from) <= 0) throw invalid('checkOut', 'dates.order');
  if (nightsBetween(from, until) > MAX_NIGHTS) throw invalid('checkOut', 'dates.tooLong');
  if (compareDates(from, addDays(today, MAX_DAYS_AHEAD)) > 0)
    throw invalid('checkIn', 'dates.tooFar');
  return { checkIn: from, checkOut: until, occupancies: occupancies ?? TWO_ADULTS };
}
