import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { newId } from '../../flights/wire/ids';
import { DELIVERY_MODES, type Webhooks } from '../../webhooks';
import { notFound, RailProblem } from '../wire/problems';
import type { Booking, TicketItem } from './booking';
import type { Bookings } from './bookings';
import { isHeld } from './item-status';
import { applyChange, changeByRailway } from './move-trains';
import { answerableUntil, CHANGE_KINDS, type ScheduleChange } from './schedule-change';
import type { RailSeats } from './seats/rail-seats';
import type { WireBooking } from './wire-booking';

interface Deps {
  now: () => number;
  bookings: Bookings;
  seats: RailSeats;
}

interface Of {
  Params: { id: string; changeId: string };
}

const ticketsOf = ({ items }: Booking): TicketItem[] =>
  items.flatMap((item) => (item.type === 'pass' ? [] : [item]));

function canAccept(change: ScheduleChange, now: number): boolean {
  const { status, actions } = change;
  return status === 'OPEN' && actions.includes('ACCEPT') && now < answerableUntil(change);
}

/** The traveller takes the trains that the railway runs instead. */
export function registerScheduleChanges(
  app: FastifyInstance,
  {
    now,
    bookings,
    seats,
    write,
  }: Deps & { write: (request: FastifyRequest, booking: Booking) => WireBooking },
): void {
  app.post<Of>('/rail/bookings/:id/schedule-changes/:changeId/accept', (request) => {
    const { id, changeId } = request.params;
    const booking = bookings.get(id);
    const item = ticketsOf(booking).find(({ changes }) =>
      changes.some((one) => one.id === changeId),
    );
    const change = item?.changes.find((one) => one.id === changeId);
    if (item === undefined || change === undefined) throw notFound(changeId);
    if (!canAccept(change, now()))
      throw new RailProblem(
        'EXPIRED',
        {
          en: 'This change was answered already, or cannot be accepted.',
          nl: 'Deze wijziging is al beantwoord of kan niet worden geaccepteerd.',
        },
        changeId,
      );
    change.status = 'ACCEPTED';
    applyChange(booking, item, change, seats);
    return write(request, booking);
  });
}

const MakeSchema = v.strictObject({
  booking_reference: v.string(),
  kind: v.optional(v.picklist(CHANGE_KINDS), 'retimed'),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(720)), 95),
  /** places among the tickets that are held, and in their journey */
  item: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  leg: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});
const ModeSchema = v.strictObject({ mode: v.picklist(DELIVERY_MODES) });

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
  app.post('/__rail/webhooks', (request, reply) => {
    const parsed = v.safeParse(ModeSchema, request.body);
    if (!parsed.success)
      return reply.code(422).send({ errors: parsed.issues.map(({ message }) => message) });
    webhooks.mode = parsed.output.mode;
    return reply.send({ mode: webhooks.mode });
  });
  app.post('/__rail/schedule-changes', (request, reply) => {
    const parsed = v.safeParse(MakeSchema, request.body);
    if (!parsed.success)
      return reply.code(422).send({ errors: parsed.issues.map(({ message }) => message) });
    const { booking_reference: reference, item: place, ...made } = parsed.output;
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
