import { flightBookingList } from '@wayfare/api-contract';
import { BookingListRequestSchema, FlightBookingListSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { signedIn } from '../../http/authenticate';
import { route } from '../../http/route';
import { findBookingsOf } from '../bookings/bookings.repository';
import { collectBookings } from '../bookings/collect';
import { flightBookingView } from './flight-booking-view';

/** The latest departure first. */
const departure = ({ slices }: ReturnType<typeof flightBookingView>) => slices[0]?.departing_at ?? '';

export function flightBookingsRoutes(api: FastifyInstance, { database }: { readonly database: Pick<Database, 'orm'> }): void {
  route(api, flightBookingList, { request: BookingListRequestSchema, result: FlightBookingListSchema }, { summary: 'The flight bookings of whoever asks' }, async (_input, context) => {
    const { language, now, request } = context;
    const own = await findBookingsOf(database.orm, signedIn(context).id, 'flights');
    const { bookings, failed } = await collectBookings(own, { language, log: request.log }, (booking) => flightBookingView(booking, now));
    return { bookings: bookings.sort((a, b) => (departure(a) < departure(b) ? 1 : -1)), failed };
  });
}
