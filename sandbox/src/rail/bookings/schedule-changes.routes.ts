import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { control } from '../../kit/control';
import type { Webhooks } from '../../kit/webhooks';
import { refused } from '../wire/problems';
import type { Booking, TicketItem } from './booking';
import type { Bookings } from './bookings';
import { isHeld } from './item-status';
import { applyChange, changeByRailway } from './move-trains';
import { answerableUntil, CHANGE_KINDS, type ScheduleChange } from './schedule-change';
import type { RailSeats } from './seats/rail-seats';

interface Deps {
  now: () => number;
  bookings: Bookings;
  seats: RailSeats;
}

const ticketsOf = ({ items }: Booking): TicketItem[] =>
  items.flatMap((item) => (item.type === 'pass' ? [] : [item]));

function canAccept(change: ScheduleChange, now: number): boolean {
  const { status, actions } = change;
  return status === 'OPEN' && actions.includes('ACCEPT') && now < answerableUntil(change);
}

export function acceptChange(
  booking: Booking,
  changeId: string,
  seats: RailSeats,
  now: number,
): void {
  const found = ticketsOf(booking).flatMap((item) =>
    item.changes.flatMap((change) => (change.id === changeId ? [{ item, change }] : [])),
  )[0];
  if (found === undefined) throw refused('not-found', changeId);
  const { item, change } = found;
  if (!canAccept(change, now)) throw refused('change-answered', changeId);
  change.status = 'ACCEPTED';
  applyChange(booking, item, change, seats);
}

const MakeSchema = v.strictObject({
  booking_reference: v.string(),
  kind: v.optional(v.picklist(CHANGE_KINDS), 'retimed'),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(720)), 95),
  /** places among the tickets that are held, and in their journey */
  item: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  leg: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** The message names the booking and says nothing of what was changed. */
function eventOf({ id, reference }: Booking, change: ScheduleChange, at: number) {
  return {
    id: newId('rev'),
    type: 'BOOKING_SCHEDULE_CHANGED',
    creationDate: new Date(at).toISOString(),
    booking: { id, bookingReference: reference ?? null },
    scheduleChange: { id: change.id },
  };
}

/** For tests: a railway changes a train of a sold journey, and whoever listens is told, or its messages go astray. */
export function registerRailwayControl(
  app: FastifyInstance,
  { now, bookings, seats, webhooks }: Deps & { webhooks: Webhooks },
): void {
  control(app, '/__rail/schedule-changes', MakeSchema, (told, reply) => {
    const { booking_reference: reference, item: place, ...made } = told;
    const booking = bookings.byReference(reference);
    const held =
      booking === undefined ? [] : ticketsOf(booking).filter((one) => isHeld(booking, one, now()));
    const item = held[place];
    const change =
      booking === undefined || item === undefined
        ? undefined
        : changeByRailway(booking, item, made, { now: now(), seats });
    if (booking === undefined || change === undefined)
      return reply.code(404).send({ errors: ['no such tickets, or no other train'] });
    webhooks.send(eventOf(booking, change, now()));
    return reply.code(201).send({ id: change.id });
  });
}
