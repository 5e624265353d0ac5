import type { SupplierState } from './supplier-state';
import type { BedType, ReviewSubject, RoomFacility, TravellerKind } from '@wayfare/api-contract';
import type { IsoDate, Money, PartyOccupancy } from '@wayfare/domain';

export interface StayDates {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly occupancies: readonly PartyOccupancy[];
}

export type StayWhere =
  | { readonly hotelIds: readonly string[] }
  | { readonly latitude: number; readonly longitude: number; readonly radiusKm: number };

export const BOARDS = ['RO', 'BB', 'HB', 'FB', 'AI'] as const;
export type Board = (typeof BOARDS)[number];

/** `MERCHANT` is paid to us, `DIRECT` and `CARD_CHECK_IN` to the property, `CARD_BOOKING` as a deposit (Hotel-X). */
export const STAY_PAYMENT_TYPES = ['MERCHANT', 'DIRECT', 'CARD_BOOKING', 'CARD_CHECK_IN'] as const;
export type StayPaymentType = (typeof STAY_PAYMENT_TYPES)[number];

/** base + tax + fee = total, to the cent. */
export interface StayPriceParts {
  readonly base: Money;
  readonly tax: Money;
  readonly fee: Money;
  readonly total: Money;
  /** outside `total` */
  readonly dueAtProperty: Money;
}

/** Empty or null where the supplier is silent. */
export interface StayRoomFacts {
  readonly beds: readonly { readonly type: BedType; readonly count: number }[];
  readonly photos: readonly string[];
  readonly squareMetres: number | null;
  readonly facilities: readonly RoomFacility[];
}

export interface StayRate {
  /** opaque, for `quote` */
  readonly id: string;
  readonly roomName: string;
  readonly roomCapacity: number | null;
  readonly board: Board;
  readonly paymentType: StayPaymentType;
  readonly price: StayPriceParts;
  readonly memberDeal: boolean;
  readonly left: number | null;
  /** confirmed by the property within two days (HOT-49) */
  readonly onRequest: boolean;
  /** null when cancelling always costs */
  readonly freeCancellationUntil: Date | null;
  /** refund when cancelled before an instant, earliest first; nothing after the last */
  readonly refunds: readonly { readonly before: Date; readonly amount: Money }[];
  readonly expiresAt: Date;
  readonly room?: StayRoomFacts;
}

export interface StayOffer {
  readonly hotelId: string;
  /** opaque, for `rates` */
  readonly handle: string;
  readonly total: Money;
  readonly dueAtProperty: Money;
  /** cheapest first, its price is `total`; empty where the supplier lists none */
  readonly rates: readonly StayRate[];
  readonly expiresAt: Date;
}

export interface StayQuote {
  /** opaque, for `quoted` and `book` */
  readonly id: string;
  readonly hotelId: string;
  readonly rate: StayRate;
  /** due at once of a `CARD_BOOKING` rate, else null */
  readonly deposit: Money | null;
}

export interface StayGuest {
  readonly firstName: string;
  readonly lastName: string;
}

/** `reference` is ours: `findBooking` recovers a lost answer by it. */
export interface StayOrder {
  readonly quoteId: string;
  readonly reference: string;
  readonly guests: readonly StayGuest[];
  readonly email: string;
  readonly phone: string;
  readonly remarks: string;
}

export interface StayBooking {
  readonly id: string;
  readonly status: 'confirmed' | 'requested' | 'cancelled';
  /** the property's confirmation number; null until there is one */
  readonly reference: string | null;
}

export interface StayReview {
  /** '' for an unnamed guest */
  readonly name: string;
  readonly at: Date;
  /** 0 to 10 */
  readonly score: number;
  readonly text: string;
  /** ISO 639-1 code of the text; this and the rest is null where the supplier is silent */
  readonly language: string | null;
  readonly traveller: TravellerKind | null;
  readonly roomName: string | null;
}

export interface StayReviews {
  /** newest first, at most 200 */
  readonly reviews: readonly StayReview[];
  /** 0 to 10; empty where the supplier has none */
  readonly subjects: readonly { readonly subject: ReviewSubject; readonly score: number }[];
}

export interface StayCapabilities {
  readonly accommodationsPerSearch: number;
  /** false: `reviews` is always empty */
  readonly hasReviews: boolean;
}

/** Throws Problems: SUPPLIER_TIMEOUT, SUPPLIER_FAILED when unusable, OFFER_EXPIRED when lapsed. */
export interface StaySupplier {
  readonly capabilities: StayCapabilities;
  /** Available hotels at their cheapest price; unknown and full ones are missing. */
  search(where: StayWhere, dates: StayDates): Promise<StayOffer[]>;
  rates(handle: string): Promise<StayRate[]>;
  reviews(hotelId: string): Promise<StayReviews>;
  /** Repriced rate; OFFER_EXPIRED when gone or never offered. */
  quote(rateId: string): Promise<StayQuote>;
  /** Repriced quote; OFFER_EXPIRED when lapsed. */
  quoted(quoteId: string): Promise<StayQuote>;
  /** Sells once under a reference: a repeat gets the booking or SUPPLIER_FAILED. NO_ROOMS, OFFER_EXPIRED and what `wasNotSent` sold nothing; after any other failure ask `findBooking` first. */
  book(order: StayOrder): Promise<StayBooking>;
  findBooking(reference: string): Promise<StayBooking | null>;
  booking(id: string): Promise<StayBooking>;
  /** Idempotent; CANCEL_FAILED when refused or unknown. */
  cancelBooking(id: string): Promise<StayBooking>;
  /** `DOWN` when unreachable, `UNSTABLE` when recent calls failed. */
  health(): Promise<SupplierState>;
}

export interface StaySuppliers {
  readonly known: Readonly<Record<string, StaySupplier>>;
  /** searched suppliers; ties in price go to the first */
  readonly onSale: readonly string[];
}
