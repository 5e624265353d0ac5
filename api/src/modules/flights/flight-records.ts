import type { BoughtService, FlightOffer, FlightTraveller, OrderType } from '@wayfare/api-contract';
import type { Carrier, FareCondition, SupplierOffer, SupplierSlice } from '../../ports/flight-supplier';
import type { Booking } from '../bookings/booking';
import type { FlightDetails } from './flight-details';
import type { FlightCents } from './flight-ledger';

/* What the database keeps of flights: amounts in cents, instants as ISO texts, nothing in a language. */

/** What a flight is sold for, with bags and seats. */
export interface SoldFlight {
  readonly provider: string;
  readonly type: OrderType;
  readonly offerId: string;
  readonly owner: Carrier;
  readonly party: SupplierOffer['passengers'];
  readonly itinerary: readonly SupplierSlice[];
  readonly services: readonly BoughtService[];
  readonly cents: FlightCents;
  /** what the supplier gets: flights, bags and seats, without our commission */
  readonly supplierCents: number;
  readonly refund: FareCondition;
  readonly change: FareCondition;
  /** until when a held order waits for its money, and how long its price is promised */
  readonly payBy: string | null;
  readonly guaranteedUntil: string | null;
}

/** An offer with bags and seats at one price. */
export interface OfferRecord extends SoldFlight {
  readonly kind: 'offer';
  /** as the traveller saw it */
  readonly shown: FlightOffer;
}

/** A booking's own part of its row; the first part is what lists read. */
export interface FlightRecord extends FlightDetails, SoldFlight {
  /** in the offer's order */
  readonly travellers: readonly FlightTraveller[];
  readonly contactEmail: string;
  readonly tickets: readonly { readonly passengerId: string; readonly number: string }[];
  /** the airline's terms allow changing it */
  readonly changeable: boolean;
  /** what was changed since it was confirmed, the latest last: which slice, what it was before, and what that cost */
  readonly changesMade: readonly { readonly index: number; readonly previous: SupplierSlice; readonly difference: number }[];
  /** the price at the airline that stopped a payment, against what was agreed; cents */
  readonly priceChange: { readonly before: number; readonly now: number } | null;
  /** the supplier's quote of the cancellation that was agreed to */
  readonly cancellationId: string | null;
}

/** What a held booking costs by now. */
export interface HoldRecord {
  readonly kind: 'hold';
  readonly bookingId: string;
  readonly cents: FlightCents;
  readonly supplierCents: number;
}

/** A cancellation at the refund that was shown. */
export interface CancellationRecord {
  readonly kind: 'cancellation';
  readonly bookingId: string;
  readonly refund: number;
}

/** Other flights for a slice, as they were found: their id is ours, so that nobody changes another's order by them. */
export interface ChangeOfferRecord {
  readonly kind: 'change-offer';
  readonly bookingId: string;
  readonly sliceId: string;
  readonly supplierId: string;
}

/** One of them with its price kept; `difference` is what the traveller pays, negative for what comes back. */
export interface ChangeRecord {
  readonly kind: 'change';
  readonly bookingId: string;
  readonly sliceId: string;
  /** the supplier's order change, to be confirmed */
  readonly changeId: string;
  readonly supplierCents: number;
  readonly difference: number;
}

export type QuoteRecord = OfferRecord | HoldRecord | CancellationRecord | ChangeOfferRecord | ChangeRecord;

// the columns hold what this module wrote
export const flightOf = ({ details }: Pick<Booking, 'details'>): FlightRecord => details as FlightRecord;
export const recordOf = ({ offer }: { readonly offer: unknown }): QuoteRecord => offer as QuoteRecord;
