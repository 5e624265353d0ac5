import type { SupplierState } from './supplier-state';
import type { BedType, ReviewSubject, RoomFacility, TravellerKind } from '@wayfare/api-contract';
import type { IsoDate, Money, PartyOccupancy } from '@wayfare/domain';

/** When and for whom: what every price depends on. */
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
  /** paid at the property and not in `total` */
  readonly dueAtProperty: Money;
}

/** What is known of a kind of room beside its price; empty and null where the supplier does not say. */
export interface StayRoomFacts {
  readonly beds: readonly { readonly type: BedType; readonly count: number }[];
  /** by the names under which its photos are fetched */
  readonly photos: readonly string[];
  readonly squareMetres: number | null;
  readonly facilities: readonly RoomFacility[];
}

/** One rate of one kind of room, for all rooms asked for and all nights. */
export interface StayRate {
  /** what `quote` asks by: the supplier's own, read by nobody else */
  readonly id: string;
  readonly roomName: string;
  /** guests one room sleeps, null when the supplier does not say */
  readonly roomCapacity: number | null;
  readonly board: Board;
  readonly paymentType: StayPaymentType;
  readonly price: StayPriceParts;
  readonly memberDeal: boolean;
  /** rooms of this kind that are left, null when the supplier does not say */
  readonly left: number | null;
  /** the property confirms later, within two days (HOT-49) */
  readonly onRequest: boolean;
  /** instant until which cancelling costs nothing, null when it always costs */
  readonly freeCancellationUntil: Date | null;
  /** what comes back of the total when cancelled before an instant, earliest first; nothing after the last */
  readonly refunds: readonly { readonly before: Date; readonly amount: Money }[];
  readonly expiresAt: Date;
  /** where all rates of one hotel were asked for */
  readonly room?: StayRoomFacts;
}

/** A hotel that has something free. */
export interface StayOffer {
  readonly hotelId: string;
  /** what `rates` asks by: the supplier's own, read by nobody else */
  readonly handle: string;
  readonly total: Money;
  readonly dueAtProperty: Money;
  /** the cheapest first, whose price is `total`; empty where the supplier names none */
  readonly rates: readonly StayRate[];
  readonly expiresAt: Date;
}

/** The fresh price of one rate, the step before booking. */
export interface StayQuote {
  /** what `quoted` and `book` ask by: the supplier's own, read by nobody else */
  readonly id: string;
  readonly hotelId: string;
  /** the rate as it is sold now; its price is the quote's */
  readonly rate: StayRate;
  /** part of the total that a `CARD_BOOKING` rate wants at once, else null */
  readonly deposit: Money | null;
}

export interface StayGuest {
  readonly firstName: string;
  readonly lastName: string;
}

/** What a booking is made of; `reference` is ours and finds the booking again when its answer was lost. */
export interface StayOrder {
  readonly quoteId: string;
  readonly reference: string;
  /** one for each room, in the order of the rooms */
  readonly guests: readonly StayGuest[];
  readonly email: string;
  /** E.164 */
  readonly phone: string;
  readonly remarks: string;
}

export interface StayBooking {
  readonly id: string;
  readonly status: 'confirmed' | 'requested' | 'cancelled';
  /** the property's confirmation number, null until there is one */
  readonly reference: string | null;
}

/** What a guest wrote. */
export interface StayReview {
  /** '' where there is no name */
  readonly name: string;
  readonly at: Date;
  /** out of ten */
  readonly score: number;
  readonly text: string;
  /** of the text, as two letters; this and what follows is null where the supplier does not say */
  readonly language: string | null;
  readonly traveller: TravellerKind | null;
  readonly roomName: string | null;
}

export interface StayReviews {
  /** the newest first, 200 at most */
  readonly reviews: readonly StayReview[];
  /** out of ten; empty where the supplier has none */
  readonly subjects: readonly { readonly subject: ReviewSubject; readonly score: number }[];
}

/** What suppliers differ in. */
export interface StayCapabilities {
  /** hotels that one search may name */
  readonly accommodationsPerSearch: number;
  /** without them `reviews` is empty for every hotel */
  readonly hasReviews: boolean;
}

/**
 * Whoever sells hotel rooms. Failures are Problems: SUPPLIER_TIMEOUT when no answer came in time, SUPPLIER_FAILED when it
 * was none that can be used, OFFER_EXPIRED when what was asked about is gone.
 */
export interface StaySupplier {
  readonly capabilities: StayCapabilities;
  /** Hotels with something free, cheapest price each; those without are left out, and those that it does not know. */
  search(where: StayWhere, dates: StayDates): Promise<StayOffer[]>;
  /** Every rate behind one offer. */
  rates(handle: string): Promise<StayRate[]>;
  /** What guests wrote of a hotel; NOT_FOUND where the supplier knows no such hotel. */
  reviews(hotelId: string): Promise<StayReviews>;
  /** The price of a rate once more; OFFER_EXPIRED when it is gone, or of no rate that there ever was. */
  quote(rateId: string): Promise<StayQuote>;
  /** A quote made before, at its present price; OFFER_EXPIRED when it no longer holds. */
  quoted(quoteId: string): Promise<StayQuote>;
  /**
   * Sells the rooms of a quote. NO_ROOMS and OFFER_EXPIRED are final refusals: nothing was booked. After SUPPLIER_TIMEOUT
   * and SUPPLIER_FAILED nobody knows, until `findBooking` does; it must never simply be tried again. Two calls with one
   * reference make one booking: the second answers it, or fails.
   */
  book(order: StayOrder): Promise<StayBooking>;
  /** The booking made under our reference, null when the supplier has none. */
  findBooking(reference: string): Promise<StayBooking | null>;
  /** NOT_FOUND for an id that it never gave. */
  booking(id: string): Promise<StayBooking>;
  /** Cancels; a booking that is cancelled already stays so. CANCEL_FAILED when the supplier will not, or never gave the id. */
  cancelBooking(id: string): Promise<StayBooking>;
  /** `DOWN` when it cannot be reached, `UNSTABLE` when it answers but calls failed of late. */
  health(): Promise<SupplierState>;
}

/** Suppliers of stays by the name that bookings keep, and which of them sell. */
export interface StaySuppliers {
  /** whose bookings can be read and cancelled, on sale or not */
  readonly known: Readonly<Record<string, StaySupplier>>;
  /** names of those that are searched; of equal prices the first one's is shown */
  readonly onSale: readonly string[];
}
