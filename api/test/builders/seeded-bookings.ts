import { randomUUID } from 'node:crypto';
import { addDays } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import type { Connection } from '../../src/platform/db/database';
import { passLocation, ticketLocation } from './build-rail-item';
import { aTrainRecord } from './build-train-record';
import type { Booking } from '../../src/booking/booking';
import { insertBooking } from '../../src/booking/bookings.repository';
import type { NewBooking } from '../../src/booking/bookings.repository';
import { newBookingId, newPin, newReference } from '../../src/booking/references';

/* For tests: bookings as rows, without the way that makes them. */

const AMSTERDAM = { code: 'AMS', name: 'Amsterdam Schiphol', timeZone: 'Europe/Amsterdam' };
const BARCELONA = { code: 'BCN', name: 'Barcelona El Prat', timeZone: 'Europe/Madrid' };

/** The `details` of a flight there and, a week later, back. */
export function flightDetails(day: IsoDate) {
  const back = addDays(day, 7);
  return {
    airline: 'KLM',
    slices: [
      {
        origin: AMSTERDAM,
        destination: BARCELONA,
        departing_at: `${day}T09:35:00`,
        arriving_at: `${day}T11:50:00`,
        flights: ['KL 1665'],
      },
      {
        origin: BARCELONA,
        destination: AMSTERDAM,
        departing_at: `${back}T18:20:00`,
        arriving_at: `${back}T20:45:00`,
        flights: ['KL 1678'],
      },
    ],
    passengers: [{ name: 'Sanne', surname: 'Bakker' }],
    cancelable: true,
  };
}

/** The `details` of a train ticket of one leg. */
export const trainDetails = (day: IsoDate) => aTrainRecord([[ticketLocation({ day })]]);

/** The `details` of a rail pass of a month. */
export const passDetails = (day: IsoDate) => aTrainRecord([[passLocation({ day })]]);

/** The `details` of a row that nobody can read. */
export const BROKEN_DETAILS = { airline: 7 };

/** The `details` of a booking that the supplier could not bring up to date. */
export const withSupplierProblem = (details: object) => ({
  ...details,
  supplierProblem: { label: 'ORDER_LOCKED', details: 'The order is being changed by the carrier' },
});

type Seed = Pick<NewBooking, 'vertical' | 'owner' | 'details'> & Partial<NewBooking>;

/** A paid and confirmed booking, unless `row` says otherwise. */
export async function seedBooking(connection: Connection, row: Seed): Promise<Booking> {
  const at = row.createdAt ?? new Date('2026-11-01T12:00:00Z');
  const money = {
    total: 24_650,
    dueNow: 24_650,
    dueLater: 0,
    captured: 24_650,
    charges: [{ intent: 'pi_seeded', captured: 24_650, refunded: 0 }],
    paymentState: 'captured',
  };
  const identity = {
    id: newBookingId(),
    reference: newReference(),
    pin: newPin(),
    quoteId: randomUUID(),
    clientReference: randomUUID(),
    requestHash: 'seeded',
  };
  const rest = {
    email: 'sanne@example.com',
    language: 'en',
    state: 'confirmed',
    status: 'confirmed',
    stateSince: at,
    createdAt: at,
    runAt: null,
  } as const;
  const booking = await insertBooking(connection, { ...money, ...identity, ...rest, ...row });
  if (booking === null) throw new Error('there is such a booking already');
  return booking;
}
