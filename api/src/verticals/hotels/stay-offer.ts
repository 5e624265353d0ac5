import { inBookingOrder, money } from '@wayfare/domain';
import type { IsoDate, PartyOccupancy } from '@wayfare/domain';
import type { StayRate } from '../../ports/stay-supplier';
import type { StayOfferRecord, StayPart } from './stay-details';
import { memberDiscount, totalOf } from './stay-ledger';
import type { StayCents } from './stay-ledger';
import type { ProviderQuote } from './stays-on-sale';

interface Asked {
  readonly hotelId: string;
  readonly timeZone: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly occupancies: readonly PartyOccupancy[];
}

function centsOf({ price, memberDeal }: StayRate, isMember: boolean): StayCents {
  const discount = memberDeal && isMember ? memberDiscount(price.total).amount : 0;
  return {
    base: price.base.amount,
    tax: price.tax.amount,
    fee: price.fee.amount,
    dueAtProperty: price.dueAtProperty.amount,
    discount,
  };
}

export function stayPart(
  { provider, quote: { id, rate, deposit } }: ProviderQuote,
  rooms: readonly number[],
  isMember: boolean,
): StayPart {
  return {
    rooms: [...rooms],
    provider,
    supplierQuote: id,
    roomName: rate.roomName,
    roomCapacity: rate.roomCapacity,
    board: rate.board,
    onRequest: rate.onRequest,
    paymentType: rate.paymentType,
    cents: centsOf(rate, isMember),
    depositCents: deposit?.amount ?? null,
    publicCents: rate.price.total.amount,
    freeCancellationUntil: rate.freeCancellationUntil?.toISOString() ?? null,
    refunds: rate.refunds.map(({ before, amount }) => ({
      before: before.toISOString(),
      cents: amount.amount,
    })),
    booked: null,
  };
}

export const combinedRate = ({ freeCancellationUntil, onRequest }: StayPart) => ({
  freeCancellationUntil,
  isOnRequest: onRequest,
});

/** Parts that cost to cancel are booked last. */
export function offerRecord(
  asked: Asked,
  parts: readonly StayPart[],
  { expiresAt, now }: { readonly expiresAt: Date; readonly now: number },
): StayOfferRecord {
  const ordered = inBookingOrder(
    parts.map((part) => ({ ...combinedRate(part), part })),
    now,
  ).map(({ part }) => part);
  const { hotelId, timeZone, checkIn, checkOut, occupancies } = asked;
  return {
    version: 3,
    hotelId,
    timeZone,
    checkIn,
    checkOut,
    occupancies: occupancies.map(({ paxes }) => ({ paxes })),
    parts: ordered,
    expiresAt: expiresAt.toISOString(),
  };
}

export function offerTotal({ parts }: Pick<StayOfferRecord, 'parts'>) {
  return money(parts.reduce((sum, { cents }) => sum + totalOf(cents).amount, 0));
}

export const publicTotal = ({ parts }: Pick<StayOfferRecord, 'parts'>) =>
  money(parts.reduce((sum, { publicCents }) => sum + publicCents, 0));

export const isMemberPrice = ({ parts }: Pick<StayOfferRecord, 'parts'>) =>
  parts.some(({ cents }) => cents.discount > 0);

/** Earliest deadline; null when a part always costs. */
export function freeUntil({
  parts,
}: {
  readonly parts: readonly Pick<StayPart, 'freeCancellationUntil'>[];
}): Date | null {
  const instants = parts.flatMap(({ freeCancellationUntil: until }) =>
    until === null ? [] : [Date.parse(until)],
  );
  return instants.length < parts.length ? null : new Date(Math.min(...instants));
}
