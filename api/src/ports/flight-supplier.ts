import type { SupplierState } from './supplier-state';
import type { CabinClass, Gender, SeatMap } from '@wayfare/api-contract';
import type { IsoDate, Money } from '@wayfare/domain';
import type {
  FlightCriteria,
  Place,
  FarePrice,
  FareCondition,
  SupplierSlice,
  SupplierOffer,
  OfferPage,
} from './flight-offers';

export interface OrderPassenger {
  /** of the offer */
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly gender: Gender;
  readonly bornOn: IsoDate;
  readonly email: string;
  /** E.164 */
  readonly phone: string;
  /** the infant that this adult holds */
  readonly infantId: string | null;
}

export interface FlightOrder {
  readonly offerId: string;
  readonly type: 'instant' | 'hold';
  readonly passengers: readonly OrderPassenger[];
  /** `type` tells which one it was when the airline only says that one is gone */
  readonly services: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly type?: 'baggage' | 'seat';
  }[];
  /** what the supplier gets: offer and services; ignored with `hold` */
  readonly amount: Money;
  /** ours: is kept with the order */
  readonly reference: string;
}

/** An order as the supplier knows it now. */
export interface SupplierOrder {
  readonly id: string;
  readonly type: 'instant' | 'hold';
  /** a hold that was not paid in time is `cancelled` */
  readonly status: 'confirmed' | 'held' | 'cancelled';
  /** the airline's booking reference */
  readonly reference: string;
  readonly price: FarePrice;
  readonly paymentRequiredBy: Date | null;
  readonly priceGuaranteeExpiresAt: Date | null;
  readonly slices: readonly SupplierSlice[];
  /** by passenger */
  readonly tickets: readonly { readonly passengerId: string; readonly number: string }[];
  readonly seats: readonly {
    readonly passengerId: string;
    readonly segmentId: string;
    readonly designator: string;
  }[];
  /** that were bought with it; those that the fare includes stand with the segments */
  readonly bags: readonly {
    readonly passengerIds: readonly string[];
    readonly segmentIds: readonly string[];
    readonly quantity: number;
  }[];
  readonly refund: FareCondition;
  readonly change: FareCondition;
  readonly canCancel: boolean;
  readonly canChange: boolean;
}

export interface SupplierCancellation {
  readonly id: string;
  readonly refund: Money;
  readonly expiresAt: Date;
  readonly isConfirmed: boolean;
}

/** What an airline changed by itself about an order. */
export interface SupplierCarrierChange {
  readonly id: string;
  readonly detectedAt: Date;
  /** the flights before, and those in their places; none where nothing is flown instead */
  readonly removed: readonly SupplierSlice[];
  readonly added: readonly SupplierSlice[];
  /** what may be done about it; `update` alone: it is settled with the airline itself, which the supplier is then told */
  readonly actions: readonly ('accept' | 'cancel' | 'change' | 'update')[];
  readonly taken: 'accepted' | 'cancelled' | 'changed' | null;
}

export interface SupplierChangeOffer {
  readonly id: string;
  readonly slice: SupplierSlice;
  /** to pay the supplier, penalty included; negative: it gives back */
  readonly changeTotal: Money;
  readonly penalty: Money;
  readonly newTotal: Money;
  readonly expiresAt: Date;
}

/**
 * Whoever sells flights. Failures are Problems: SUPPLIER_TIMEOUT when no answer came in time, SUPPLIER_FAILED when it was
 * none that can be used, OFFER_EXPIRED when an offer, order quote or change offer is gone, INVALID_REQUEST when the supplier
 * refuses the criteria.
 */
export interface FlightSupplier {
  /** Cities and airports that a person may mean, best first. */
  places(term: string): Promise<readonly Place[]>;
  /** The airport or city of a code; null when there is none. */
  place(iataCode: string): Promise<Place | null>;
  /** Starts a search; its offers are read by `offers`. */
  search(criteria: FlightCriteria): Promise<{ readonly offerRequestId: string }>;
  /** Offers of a search, cheapest first, in pages of at most 200. */
  offers(
    offerRequestId: string,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<OfferPage>;
  /** An offer at its present price; with bags: BAGS_FAILED when only they cannot be had. */
  offer(id: string, options: { readonly bags: boolean }): Promise<SupplierOffer>;
  /** Seat maps of an offer in the contract's shape with the supplier's prices, a map for each segment that has one; SEAT_MAPS_FAILED. */
  seatMaps(offerId: string): Promise<readonly SeatMap[]>;
  /**
   * Buys or holds an offer. Final refusals: OFFER_EXPIRED (also when another booking took an offer of the same search),
   * PRICE_CHANGED (read the offer again), SEAT_TAKEN (`values.designator` where it is known), BAGS_FAILED, and
   * INVALID_REQUEST for every other reason: nothing was ordered and nothing paid. After SUPPLIER_TIMEOUT and SUPPLIER_FAILED
   * nobody knows, until `findOrder` does; it must never simply be tried again. An order that was made before under the same
   * reference is answered again.
   */
  order(order: FlightOrder): Promise<SupplierOrder>;
  /** The order that an offer became, null when it became none; with our `reference` only one that carries it, since another booking may have taken the offer. */
  findOrder(offerId: string, reference?: string): Promise<SupplierOrder | null>;
  orderById(id: string): Promise<SupplierOrder>;
  /** Pays a held order; PRICE_CHANGED when it costs something else by now, OFFER_EXPIRED when it is held no longer. One that is paid already stays so. */
  payOrder(id: string, amount: Money): Promise<SupplierOrder>;
  /** What cancelling an order would give back; CANCEL_FAILED when the airline does not take it back or it is cancelled already. */
  quoteCancellation(orderId: string): Promise<SupplierCancellation>;
  /** Cancels; a cancellation that is confirmed already stays so. */
  confirmCancellation(cancellationId: string): Promise<SupplierCancellation>;
  /** Other flights for one slice of an order on another day, cheapest first; INVALID_REQUEST when its fare allows no change. */
  changeOffers(
    orderId: string,
    wish: {
      readonly sliceId: string;
      readonly origin: string;
      readonly destination: string;
      readonly departureDate: IsoDate;
      readonly cabinClass: CabinClass;
    },
  ): Promise<readonly SupplierChangeOffer[]>;
  /** A change offer again; OFFER_EXPIRED when it is over. */
  changeOffer(id: string): Promise<SupplierChangeOffer>;
  /** Makes an order change of an offer; it costs nothing yet. */
  createChange(changeOfferId: string): Promise<{ readonly id: string }>;
  /** Confirms and pays a change; one that is confirmed already stays so. Bags and seats go along only where the order says so afterwards. PRICE_CHANGED and OFFER_EXPIRED are final refusals. */
  confirmChange(changeId: string, amount: Money): Promise<SupplierOrder>;
  /** What the airline changed by itself, the latest last. An order has its new flights once the change is accepted. */
  carrierChanges(orderId: string): Promise<readonly SupplierCarrierChange[]>;
  /** Accepts a change; OFFER_EXPIRED when it was answered already. */
  acceptCarrierChange(changeId: string): Promise<void>;
  /** `DOWN` when it cannot be reached, `UNSTABLE` when it answers but calls failed of late. */
  health(): Promise<SupplierState>;
}
