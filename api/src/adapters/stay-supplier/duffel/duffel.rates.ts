import * as v from 'valibot';
import type {
  Board,
  StayOffer,
  StayPaymentType,
  StayRate,
  StayRoomFacts,
} from '../../../ports/stay-supplier';
import { toMoney } from '../../duffel/wire-values';
import { toPriceParts } from './duffel.prices';
import { RateSchema } from './duffel.schemas';
import type { WireRate, WireRoom, WireSearchResult } from './duffel.schemas';

const BOARDS: Readonly<Record<WireRate['board_type'], Board>> = {
  room_only: 'RO',
  breakfast: 'BB',
  half_board: 'HB',
  full_board: 'FB',
  all_inclusive: 'AI',
};

const PAYMENT_TYPES: Readonly<Record<WireRate['payment_type'], StayPaymentType>> = {
  pay_now: 'MERCHANT',
  guarantee: 'CARD_CHECK_IN',
  deposit: 'CARD_BOOKING',
};

const MEMBER_CODE = 'MEMBER';

/** On-request rates have no field of their own; a condition with this title marks them. */
const ON_REQUEST = 'On request';

const SLEEPS: Readonly<Record<NonNullable<WireRoom['beds']>[number]['type'], number>> = {
  single: 1,
  double: 2,
  queen: 2,
  king: 2,
  sofabed: 1,
};

function capacityOf({ beds }: WireRoom): number | null {
  const guests = (beds ?? []).reduce((sum, { type, count }) => sum + SLEEPS[type] * count, 0);
  return guests === 0 ? null : guests;
}

function freeUntil(wire: WireRate): Date | null {
  const total = toMoney(wire.total_amount).amount;
  const free = wire.cancellation_timeline
    .filter((step) => toMoney(step.refund_amount).amount >= total)
    .map((step) => Date.parse(step.before));
  return free.length === 0 ? null : new Date(Math.max(...free));
}

function toRate(room: WireRoom, wire: WireRate, facts: StayRoomFacts | undefined): StayRate {
  return {
    id: wire.id,
    roomName: room.name,
    roomCapacity: capacityOf(room),
    board: BOARDS[wire.board_type],
    paymentType: PAYMENT_TYPES[wire.payment_type],
    price: toPriceParts(wire),
    left: wire.quantity_available,
    memberDeal: wire.code?.startsWith(MEMBER_CODE) ?? false,
    onRequest: wire.conditions?.some(({ title }) => title === ON_REQUEST) ?? false,
    freeCancellationUntil: freeUntil(wire),
    refunds: wire.cancellation_timeline
      .map((step) => ({ before: new Date(step.before), amount: toMoney(step.refund_amount) }))
      .sort((a, b) => a.before.getTime() - b.before.getTime()),
    expiresAt: new Date(wire.expires_at),
    ...(facts === undefined ? {} : { room: facts }),
  };
}

/** Skips unreadable rates; `factsOf` adds room facts for a hotel page. */
export function toRates(
  rooms: readonly WireRoom[],
  factsOf?: (room: WireRoom) => StayRoomFacts,
): StayRate[] {
  return rooms.flatMap((room) => {
    const facts = factsOf?.(room);
    return room.rates.flatMap((candidate) => {
      const parsed = v.safeParse(RateSchema, candidate);
      return parsed.success ? [toRate(room, parsed.output, facts)] : [];
    });
  });
}

/** With rates the price is the cheapest of them, so that card and page agree. */
export function toOffer(wire: WireSearchResult): StayOffer {
  const rates = toRates(wire.accommodation.rooms).sort(
    (a, b) => a.price.total.amount - b.price.total.amount || (a.id < b.id ? -1 : 1),
  );
  const [cheapest] = rates;
  return {
    hotelId: wire.accommodation.id,
    handle: wire.id,
    total: cheapest?.price.total ?? toMoney(wire.cheapest_rate_total_amount),
    dueAtProperty:
      cheapest?.price.dueAtProperty ?? toMoney(wire.cheapest_rate_due_at_accommodation_amount),
    rates,
    expiresAt: new Date(wire.expires_at),
  };
}
