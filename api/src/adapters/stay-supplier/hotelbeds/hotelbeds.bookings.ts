import { createHash } from 'node:crypto';
import { addDays, today } from '@wayfare/domain';
import { Problem, asNotSent } from '../../../platform/http/problem';
import type { StayBooking, StayGuest, StayOrder, StaySupplier } from '../../../ports/stay-supplier';
import type { CallGuard } from '../../call-guard';
import type { AskHotelbeds } from './hotelbeds.client';
import { isRefusal, isUnknown, refusedAs } from './hotelbeds.errors';
import { readRate } from './hotelbeds.handles';
import type { RateHandle } from './hotelbeds.handles';
import { BookingAnswerSchema, BookingsAnswerSchema } from './hotelbeds.schemas';
import type { WireBooking } from './hotelbeds.schemas';

const STATUS = {
  PRECONFIRMED: 'requested',
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
} as const;

const toBooking = ({ reference, status }: WireBooking): StayBooking => ({
  id: reference,
  status: STATUS[status],
  reference: status === 'PRECONFIRMED' ? null : reference,
});

/** At most twenty characters. */
const clientReference = (reference: string): string =>
  createHash('sha256').update(reference).digest('hex').slice(0, 20).toUpperCase();

function unknownBooking(error: unknown): never {
  throw isUnknown(error) ? new Problem('NOT_FOUND', { cause: error }) : error;
}

/** Named guests only; the rate key holds the party. */
const paxesOf = ({ rooms }: RateHandle['groups'][number], guests: readonly StayGuest[]) =>
  rooms.map((room, index) => {
    const guest = guests[room] ?? guests[0];
    return {
      roomId: index + 1,
      type: 'AD',
      name: guest?.firstName ?? '',
      surname: guest?.lastName ?? '',
    };
  });

function payloadOf({ quoteId, reference, guests, remarks }: StayOrder) {
  const [first] = guests;
  return {
    holder: { name: first?.firstName ?? '', surname: first?.lastName ?? '' },
    rooms: readRate(quoteId).groups.map((group) => ({
      rateKey: group.key,
      paxes: paxesOf(group, guests),
    })),
    clientReference: clientReference(reference),
    ...(remarks === '' ? {} : { remark: remarks }),
  };
}

/** References are recent; a list may span a month. */
const DAYS_BACK = 14;

/** Refusals are final only from Hotelbeds itself. */
export function bookingCalls(
  ask: AskHotelbeds,
  guard: CallGuard,
): Pick<StaySupplier, 'book' | 'findBooking' | 'booking' | 'cancelBooking'> {
  /** Of several under one reference the standing one. */
  async function find(reference: string, signal: AbortSignal): Promise<StayBooking | null> {
    const day = today('UTC');
    const query = {
      filterType: 'CREATION',
      start: addDays(day, -DAYS_BACK),
      end: addDays(day, 1),
      from: '1',
      to: '25',
      clientReference: clientReference(reference),
    };
    const request = { method: 'GET', path: ['bookings'], query, signal } as const;
    const { bookings } = (await ask(BookingsAnswerSchema, request)).bookings;
    const found = bookings.find(({ status }) => status !== 'CANCELLED') ?? bookings[0];
    return found === undefined ? null : toBooking(found);
  }

  async function read(id: string, signal: AbortSignal): Promise<StayBooking> {
    const request = { method: 'GET', path: ['bookings', id], signal } as const;
    return toBooking((await ask(BookingAnswerSchema, request)).booking);
  }

  const findBooking = (reference: string) => guard.run((signal) => find(reference, signal));

  return {
    async book(order) {
      const body = payloadOf(order);
      // Hotelbeds sells a repeated reference twice; a call of its own, since its failure sold nothing
      const before = await findBooking(order.reference).catch((error: unknown) => {
        throw error instanceof Problem ? asNotSent(error) : error;
      });
      if (before !== null) return before;
      return guard.run(async (signal) => {
        const request = { method: 'POST', path: ['bookings'], body, signal } as const;
        const answer = await ask(BookingAnswerSchema, request).catch(refusedAs('NO_ROOMS'));
        return toBooking(answer.booking);
      });
    },
    findBooking,
    booking: (id) => guard.run((signal) => read(id, signal).catch(unknownBooking)),
    cancelBooking: (id) =>
      guard.run(async (signal) => {
        const query = { cancellationFlag: 'CANCELLATION' };
        const request = { method: 'DELETE', path: ['bookings', id], query, signal } as const;
        try {
          return toBooking((await ask(BookingAnswerSchema, request)).booking);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          // "already cancelled" is told in text alone, so read the booking
          const booking = isUnknown(error) ? null : await read(id, signal);
          if (booking?.status === 'cancelled') return booking;
          throw new Problem('CANCEL_FAILED', { cause: error });
        }
      }),
  };
}
