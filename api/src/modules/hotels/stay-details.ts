import type { GuestDetails } from '@wayfare/api-contract';
import type { IsoDate, PartyOccupancy } from '@wayfare/domain';
import type { Board, StayPaymentType, StayQuote, StayRate } from '../../ports/stay-supplier';
import type { StayCents } from './stay-ledger';
import { memberDiscount } from './stay-ledger';

/** A quoted stay as the database keeps it: amounts in cents, instants as ISO texts, nothing in a language. */
export interface StayOfferRecord {
  readonly hotelId: string;
  readonly timeZone: string;
  readonly supplierQuote: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly occupancies: readonly PartyOccupancy[];
  readonly roomName: string;
  readonly roomCapacity: number | null;
  readonly board: Board;
  readonly onRequest: boolean;
  readonly paymentType: StayPaymentType;
  readonly cents: StayCents;
  readonly depositCents: number | null;
  /** the supplier's total, which its refunds are parts of */
  readonly publicCents: number;
  readonly isMemberPrice: boolean;
  readonly freeCancellationUntil: string | null;
  readonly refunds: readonly { readonly before: string; readonly cents: number }[];
  readonly expiresAt: string;
}

/** A booking's own part of the row: the stay, who booked it and how it is paid. */
export interface StayBookingRecord extends StayOfferRecord {
  readonly holder: GuestDetails;
  readonly timing: 'now' | 'later' | 'property';
}

interface Asked {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly occupancies: readonly PartyOccupancy[];
  readonly timeZone: string;
  readonly isMember: boolean;
}

function centsOf({ price, memberDeal }: StayRate, isMember: boolean): StayCents {
  const discount = memberDeal && isMember ? memberDiscount(price.total).amount : 0;
  return { base: price.base.amount, tax: price.tax.amount, fee: price.fee.amount, dueAtProperty: price.dueAtProperty.amount, discount };
}

/** What of a supplier's quote is kept. */
export function offerRecord({ id, hotelId, rate, deposit }: StayQuote, { isMember, ...asked }: Asked, expiresAt: Date): StayOfferRecord {
  const cents = centsOf(rate, isMember);
  return {
    hotelId,
    ...asked,
    supplierQuote: id,
    roomName: rate.roomName,
    roomCapacity: rate.roomCapacity,
    board: rate.board,
    onRequest: rate.onRequest,
    paymentType: rate.paymentType,
    cents,
    depositCents: deposit?.amount ?? null,
    publicCents: rate.price.total.amount,
    isMemberPrice: cents.discount > 0,
    freeCancellationUntil: rate.freeCancellationUntil?.toISOString() ?? null,
    refunds: rate.refunds.map(({ before, amount }) => ({ before: before.toISOString(), cents: amount.amount })),
    expiresAt: expiresAt.toISOString(),
  };
}
