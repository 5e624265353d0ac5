import { FLIGHT_LIMITS, type FlightSlice } from '@wayfare/api-contract';
import { addDays, type IsoDate } from '@wayfare/domain';
import { endsOfSlice } from '../../domain/itinerary/segment-names';

export interface DayBounds {
  min: IsoDate;
  max: IsoDate;
}

const dayOf = (moment: string) => moment.slice(0, 10);

/** Days for a slice: within 330 days, between its neighbours (OQ-82). `min` is after `max` when there is none. */
export function changeDays(
  slices: readonly FlightSlice[],
  index: number,
  today: IsoDate,
): DayBounds {
  const [before, after] = [slices[index - 1], slices[index + 1]];
  const landed = before === undefined ? today : dayOf(endsOfSlice(before).arriving);
  const leaves = after === undefined ? '' : dayOf(endsOfSlice(after).departing);
  const furthest = addDays(today, FLIGHT_LIMITS.daysAhead);
  return {
    min: landed > today ? landed : today,
    max: leaves !== '' && leaves < furthest ? leaves : furthest,
  };
}

export type DayProblem = 'missing' | 'early' | 'late';

export function dayProblem(date: IsoDate | '', { min, max }: DayBounds): DayProblem | null {
  if (date === '') return 'missing';
  if (date < min) return 'early';
  return date > max ? 'late' : null;
}
