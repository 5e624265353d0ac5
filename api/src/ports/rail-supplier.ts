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

/* Rail as a supplier sells it: offers become items of a booking, which is prebooked, confirmed and looked after. Labels are in the language asked for. */

export interface RailBooking {
  readonly id: string;
  /** of the supplier; null until it is confirmed */
  readonly reference: string | null;
  readonly status: 'CREATED' | 'PREBOOKED' | 'CONFIRMED' | 'EXPIRED';
  readonly expiresAt: Date | null;
  readonly items: readonly RailItem[];
  readonly price: Money;
  /** what railways changed by themselves since it was confirmed, the latest last */
  readonly carrierChanges: readonly RailCarrierChange[];
  readonly demo: boolean;
}

/**
 * Failures are Problems: OFFER_EXPIRED for an offer, prebooking, refund or exchange that has lapsed; NOT_FOUND for an id
 * that is not known; BAGS_FAILED, CANCEL_FAILED, REFUND_FAILED, EXCHANGE_FAILED and NAME_CHANGE_FAILED where the supplier
 * answers that it cannot; INVALID_REQUEST where it refuses what was asked; SUPPLIER_FAILED and SUPPLIER_TIMEOUT otherwise.
 */
export interface RailSupplier {
  findPlaces(query: string, size: number): Promise<readonly RailPlace[]>;
  placesByCode(codes: readonly string[]): Promise<readonly RailPlace[]>;
  railCards(language: Language): Promise<readonly RailCard[]>;
  passAreas(language: Language): Promise<readonly RailArea[]>;
  /** whether this is the code of a pass that somebody holds */
  isPassCode(code: string): Promise<boolean>;

  searchTickets(criteria: RailCriteria, language: Language): Promise<RailSearch>;
  /** trains before or after those shown of one leg; everything else as it was */
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

  /** one entry of `items` is one item: a pass, a direction, or both directions bound together */
  createBooking(
    items: readonly { readonly offerLocations: readonly string[] }[],
    language: Language,
  ): Promise<RailBooking>;
  addItems(
    bookingId: string,
    items: readonly { readonly offerLocations: readonly string[] }[],
    language: Language,
  ): Promise<RailBooking>;
  /** null for one that is not known */
  booking(bookingId: string, language: Language): Promise<RailBooking | null>;
  deleteItem(bookingId: string, itemId: string, language: Language): Promise<RailBooking>;
  /** sets how many of it the fares have; at least one */
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
  /** keeps places and prices until `expiresAt`; once more renews it */
  prebook(
    bookingId: string,
    delivery: readonly { readonly itemId: string; readonly code: DeliveryType }[],
    language: Language,
  ): Promise<RailBooking>;
  /** sells what is prebooked. Harmless when repeated: a confirmed booking answers as it is */
  confirm(bookingId: string, reference: string, language: Language): Promise<RailBooking>;
  /** gives up a booking that is not confirmed. Harmless when repeated */
  release(bookingId: string): Promise<void>;

  quoteRefund(
    bookingId: string,
    items: readonly RailRefundItem[],
    language?: Language,
  ): Promise<RailRefund>;
  /** Harmless when repeated. */
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
  /** Harmless when repeated. */
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

  /** Takes the trains that a railway runs instead: OFFER_EXPIRED for a change that was answered already or takes no such answer, NOT_FOUND for one that lapsed. */
  acceptCarrierChange(bookingId: string, changeId: string): Promise<void>;

  health(): Promise<SupplierState>;
}
