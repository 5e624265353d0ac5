import type { FlightSearchRequest } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { NOW } from '../clients/app';

/** A Thursday that the timetable has flights on, three weeks ahead. */
export const DAY = addDays(new Date(NOW).toISOString().slice(0, 10), 20);
const TWO = [{ type: 'adult' }, { type: 'child', age: 7 }] as const;

export function searchOf(
  route: string,
  more: Partial<FlightSearchRequest> = {},
): FlightSearchRequest {
  const [origin = '', destination = ''] = route.split('-');
  return {
    slices: [{ origin, destination, departure_date: DAY }],
    cabin_class: 'economy',
    max_connections: null,
    passengers: [...TWO],
    page_size: 25,
    after: null,
    offer_request: null,
    airports: { origin, destination },
    ...more,
  };
}
