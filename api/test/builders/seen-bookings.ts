import { flightBooking, hotelBooking, trainBooking } from '@wayfare/api-contract';
import type { AppUnderTest } from '../clients/app';
import type { Database } from '../../src/platform/db/database';
import { aFlightRecord } from './build-flight-record';
import { aStayRecord } from './build-stay-record';
import { aTrainRecord } from './build-train-record';

/* For tests: a booking of each vertical, and how it is looked at. */

export type Vertical = 'hotels' | 'flights' | 'trains';

export const VERTICALS: Vertical[] = ['hotels', 'flights', 'trains'];

export async function firstHotel({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM catalogue_hotels ORDER BY id LIMIT 1',
  );
  return rows[0]?.id ?? '';
}

export const recordOf = (vertical: Vertical, hotel: string): object =>
  ({ hotels: aStayRecord(hotel), flights: aFlightRecord(), trains: aTrainRecord() })[vertical];

export function lookAt(
  api: Pick<AppUnderTest, 'ask'>,
  vertical: string,
  request: object,
  headers: Record<string, string>,
) {
  if (vertical === 'hotels') return api.ask(hotelBooking, request, headers);
  return vertical === 'flights'
    ? api.ask(flightBooking, request, headers)
    : api.ask(trainBooking, request, headers);
}
