import type { SupplierState } from './supplier-state';
import type { DeliveryType, PreferenceGroup } from '@wayfare/api-contract';
import type { IsoDate, Language, Money } from '@wayfare/domain';
import type {
  RailRefundItem,
  RailRefund,
  RailExchangeSearch,
  RailExchange,
  RailCarrierChange,
} from './rail-after-sales';
import type { RailPassenger, RailItem } from './rail-items';
import type {
  RailPlace,
  RailCard,
  RailSearchTraveller,
  RailCriteria,
  RailSearch,
} from './rail-offers';
import type { RailArea, RailPassSearch } from './rail-passes';

export interface RailBooking {
  readonly id: string;
  /** the supplier's; null until confirmed */
  readonly reference: string | null;
  readonly status: 'CREATED' | 'PREBOOKED' | 'CONFIRMED' | 'EXPIRED';
  readonly expiresAt: Date | null;
  readonly items: readonly RailItem[];
  readonly price: Money;
  /** railway-initiated changes since the confirmation, latest last */
  readonly carrierChanges: readonly RailCarrierChange[];
  readonly demo: boolean;
}

/**
 * Throws Problems: OFFER_EXPIRED when lapsed, NOT_FOUND, a code of the refused action (BAGS_FAILED, CANCEL_FAILED,
 * REFUND_FAILED, EXCHANGE_FAILED, NAME_CHANGE_FAILED), INVALID_REQUEST, SUPPLIER_FAILED, SUPPLIER_TIMEOUT.
 */
export interface RailSupplier {
  findPlaces(query: string, size: number): Promise<readonly RailPlace[]>;
  placesByCode(codes: readonly string[]): Promise<readonly RailPlace[]>;
  railCards(language: Language): Promise<readonly RailCard[]>;
  passAreas(language: Language): Promise<readonly RailArea[]>;
  isPassCode(code: string): Promise<boolean>;

  searchTickets(criteria: RailCriteria, language: Language): Promise<RailSearch>;
  /** earlier or later trains of one leg, the rest unchanged */
  pageTickets(
    searchId: string,
    page: { readonly leg: string; readonly page: 'next' | 'previous' },
    language: Language,
  ): Promise<RailSearch>;
  searchPasses(
    criteria: {
      readonly area: string;
      readonly validFrom: IsoDate;
      readonly travellers: readonly RailSearchTraveller[];
    },
    language: Language,
  ): Promise<RailPassSearch>;

  /** one entry of `items` is a pass, a direction, or a return sold as one */
  createBooking(
    items: readonly { readonly offerLocations: readonly string[] }[],
    language: Language,
  ): Promise<RailBooking>;
  addItems(
    bookingId: string,
    items: readonly { readonly offerLocations: readonly string[] }[],
    language: Language,
  ): Promise<RailBooking>;
  booking(bookingId: string, language: Language): Promise<RailBooking | null>;
  deleteItem(bookingId: string, itemId: string, language: Language): Promise<RailBooking>;
  setService(
    bookingId: string,
    service: {
      readonly itemId: string;
      readonly serviceOfferId: string;
      readonly serviceId: string;
      readonly fareOfferIds: readonly string[];
      readonly count: number;
    },
    language: Language,
  ): Promise<RailBooking>;
  removeService(
    bookingId: string,
    service: { readonly itemId: string; readonly serviceOfferId: string },
    language: Language,
  ): Promise<RailBooking>;
  setPreferences(
    bookingId: string,
    wishes: {
      readonly itemId: string;
      readonly preferences: readonly { readonly group: PreferenceGroup; readonly option: string }[];
    },
    language: Language,
  ): Promise<RailBooking>;
  setTravellers(
    bookingId: string,
    item: { readonly itemId: string; readonly passengers: readonly RailPassenger[] },
    language: Language,
  ): Promise<RailBooking>;
  /** holds places and prices until `expiresAt`; a repeat renews it */
  prebook(
    bookingId: string,
    delivery: readonly { readonly itemId: string; readonly code: DeliveryType }[],
    language: Language,
  ): Promise<RailBooking>;
  /** idempotent */
  confirm(bookingId: string, reference: string, language: Language): Promise<RailBooking>;
  /** drops an unconfirmed booking; idempotent */
  release(bookingId: string): Promise<void>;

  quoteRefund(
    bookingId: string,
    items: readonly RailRefundItem[],
    language?: Language,
  ): Promise<RailRefund>;
  /** Idempotent. */
  confirmRefund(bookingId: string, refundId: string): Promise<RailRefund>;
  searchExchange(
    bookingId: string,
    item: {
      readonly itemId: string;
      readonly legs: readonly {
        readonly legId: string;
        readonly origin: string;
        readonly destination: string;
        readonly departure: string;
      }[];
    },
    language: Language,
  ): Promise<RailExchangeSearch>;
  quoteExchange(
    bookingId: string,
    item: {
      readonly itemId: string;
      readonly searchId: string;
      readonly legs: readonly { readonly legId: string; readonly offerId: string }[];
    },
    language?: Language,
  ): Promise<RailExchange>;
  /** Idempotent. */
  confirmExchange(
    bookingId: string,
    exchangeId: string,
    language?: Language,
  ): Promise<RailExchange>;
  editTravellers(
    bookingId: string,
    item: {
      readonly itemId: string;
      readonly travellers: readonly {
        readonly id: string;
        readonly firstName: string;
        readonly lastName: string;
      }[];
    },
    language: Language,
  ): Promise<RailBooking>;

  /** OFFER_EXPIRED for a change already answered or not open to acceptance, NOT_FOUND for a lapsed one. */
  acceptCarrierChange(bookingId: string, changeId: string): Promise<void>;

  health(): Promise<SupplierState>;
}
