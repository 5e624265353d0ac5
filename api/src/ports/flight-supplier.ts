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
  /** `type` names the extra when the airline reports only that one of a kind is gone */
  readonly services: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly type?: 'baggage' | 'seat';
  }[];
  /** offer and services in the supplier's price; ignored with `hold` */
  readonly amount: Money;
  readonly reference: string;
}

export interface SupplierOrder {
  readonly id: string;
  readonly type: 'instant' | 'hold';
  /** an unpaid hold that ran out is `cancelled` */
  readonly status: 'confirmed' | 'held' | 'cancelled';
  readonly reference: string;
  readonly price: FarePrice;
  readonly paymentRequiredBy: Date | null;
  readonly priceGuaranteeExpiresAt: Date | null;
  readonly slices: readonly SupplierSlice[];
  readonly tickets: readonly { readonly passengerId: string; readonly number: string }[];
  readonly seats: readonly {
    readonly passengerId: string;
    readonly segmentId: string;
    readonly designator: string;
  }[];
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

export interface SupplierCarrierChange {
  readonly id: string;
  readonly detectedAt: Date;
  /** flights before; `added` is empty where nothing replaces them */
  readonly removed: readonly SupplierSlice[];
  readonly added: readonly SupplierSlice[];
  /** only `update` means: settled with the airline, which the supplier is then told */
  readonly actions: readonly ('accept' | 'cancel' | 'change' | 'update')[];
  readonly taken: 'accepted' | 'cancelled' | 'changed' | null;
}

export interface SupplierChangeOffer {
  readonly id: string;
  readonly slice: SupplierSlice;
  /** due to the supplier with the penalty; negative is a refund */
  readonly changeTotal: Money;
  readonly penalty: Money;
  readonly newTotal: Money;
  readonly expiresAt: Date;
}

/** Throws Problems: SUPPLIER_TIMEOUT, SUPPLIER_FAILED, OFFER_EXPIRED when lapsed, INVALID_REQUEST when refused. */
export interface FlightSupplier {
  places(term: string): Promise<readonly Place[]>;
  place(iataCode: string): Promise<Place | null>;
  search(criteria: FlightCriteria): Promise<{ readonly offerRequestId: string }>;
  /** Cheapest first, at most 200 a page. */
  offers(
    offerRequestId: string,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<OfferPage>;
  /** Repriced offer; BAGS_FAILED when only the bags are unavailable. */
  offer(id: string, options: { readonly bags: boolean }): Promise<SupplierOffer>;
  /** One seat map for each segment that has one, at the supplier's prices; SEAT_MAPS_FAILED. */
  seatMaps(offerId: string): Promise<readonly SeatMap[]>;
  /**
   * Buys or holds; idempotent by reference. Final refusals: OFFER_EXPIRED, PRICE_CHANGED, SEAT_TAKEN (with the seat if
   * known), BAGS_FAILED, INVALID_REQUEST. After SUPPLIER_TIMEOUT or SUPPLIER_FAILED ask `findOrder` first.
   */
  order(order: FlightOrder): Promise<SupplierOrder>;
  /** Null when the offer became no order; `reference` excludes another booking's order of the same offer. */
  findOrder(offerId: string, reference?: string): Promise<SupplierOrder | null>;
  orderById(id: string): Promise<SupplierOrder>;
  /** Idempotent; PRICE_CHANGED when the amount moved, OFFER_EXPIRED when the hold ran out. */
  payOrder(id: string, amount: Money): Promise<SupplierOrder>;
  /** Refund of a cancellation; CANCEL_FAILED when refused or already cancelled. */
  quoteCancellation(orderId: string): Promise<SupplierCancellation>;
  /** Idempotent. */
  confirmCancellation(cancellationId: string): Promise<SupplierCancellation>;
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
  /** OFFER_EXPIRED when it lapsed. */
  changeOffer(id: string): Promise<SupplierChangeOffer>;
  createChange(changeOfferId: string): Promise<{ readonly id: string }>;
  /** Idempotent; the order then tells which extras moved along. Final refusals: PRICE_CHANGED, OFFER_EXPIRED. */
  confirmChange(changeId: string, amount: Money): Promise<SupplierOrder>;
  /** Airline-initiated changes, latest last; the order keeps its old flights until acceptance. */
  carrierChanges(orderId: string): Promise<readonly SupplierCarrierChange[]>;
  /** OFFER_EXPIRED when it was answered before. */
  acceptCarrierChange(changeId: string): Promise<void>;
  /** `DOWN` when unreachable, `UNSTABLE` when recent calls failed. */
  health(): Promise<SupplierState>;
}
