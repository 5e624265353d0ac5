import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { control } from '../../kit/control';
import type { Webhooks } from '../../kit/webhooks';
import type { Bookings } from './bookings';
import { changeByRailway } from './move-trains';

const PlaceSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const MakeSchema = v.strictObject({
  booking_reference: v.string(),
  kind: v.optional(v.picklist(['retimed', 'notice', 'replaced', 'canceled']), 'retimed'),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(720)), 95),
  /** places among the tickets that are held, and in their journey */
  item: PlaceSchema,
  leg: PlaceSchema,
});

export function registerRailwayControl(
  app: FastifyInstance,
  now: () => number,
  bookings: Bookings,
  webhooks: Webhooks,
): void {
  control(app, '/__rail/schedule-changes', MakeSchema, (told, reply) => {
    const { booking_reference: bookingReference, item: place, ...made } = told;
    const booking = bookings.byReference(bookingReference);
    const held = booking?.items.filter((one) => one.pass === null && booking.holds(one));
    const item = held?.[place];
    const change = booking && item && changeByRailway(booking, item, made, now());
    if (booking === undefined || change === undefined)
      return reply.code(404).send({ errors: ['no such tickets, or no other train'] });
    const message = {
      id: newId('rev'),
      type: 'BOOKING_SCHEDULE_CHANGED',
      creationDate: new Date(now()).toISOString(),
      booking: { id: booking.id, bookingReference },
      scheduleChange: { id: change.id },
    };
    webhooks.send(message);
    return reply.code(201).send({ id: change.id });
  });
}
