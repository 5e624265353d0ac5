import { trainBookingList } from '@wayfare/api-contract';
import { BookingListRequestSchema, TrainBookingListSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { signedIn } from '../../http/authenticate';
import { route } from '../../http/route';
import { findBookingsOf } from '../bookings/bookings.repository';
import { collectBookings } from '../bookings/collect';
import { beginsAt, trainBookingView } from './train-booking-view';

export function trainBookingsRoutes(api: FastifyInstance, { database }: { readonly database: Pick<Database, 'orm'> }): void {
  route(api, trainBookingList, { request: BookingListRequestSchema, result: TrainBookingListSchema }, { summary: 'The train bookings of whoever asks' }, async (_input, context) => {
    const { language, now, request } = context;
    const own = await findBookingsOf(database.orm, signedIn(context).id, 'trains');
    const { bookings, failed } = await collectBookings(own, { language, log: request.log }, (booking) => trainBookingView(booking, now));
    return { bookings: bookings.sort((a, b) => (beginsAt(a) < beginsAt(b) ? 1 : -1)), failed };
  });
}
