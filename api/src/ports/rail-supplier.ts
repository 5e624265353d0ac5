import type { DeliveryType, PreferenceGroup, TrainTravelerType } from '@wayfare/api-contract';
import type { IsoDate, Language, Money } from '@wayfare/domain';
import type {
  RailPlace,
  RailStop,
  RailCard,
  RailSearchTraveller,
  RailCriteria,
  RailSolution,
  RailLeg,
  RailProduct,
  RailServiceOffer,
  RailFareOffer,
  RailPaperwork,
  RailOffer,
  RailService,
  RailSearch,
  RailArea,
  RailPass,
  RailPassSearch,
} from './rail-offers';

/* Rail as a supplier sells it: offers become items of a booking, which is prebooked, confirmed and looked after. Labels are in the language asked for. */

export interface RailPassenger {
  /** of the traveller in the item */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null;
  readonly bornOn: IsoDate | null;
  readonly residence: string | null;
  readonly document: {
    readonly type: string;
    readonly number: string;
    readonly country: string;
    readonly expires: IsoDate;
  } | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly cardNumber: string | null;
}

export interface RailTraveller {
  readonly id: string;
  readonly age: number;
  readonly type: TrainTravelerType;
  readonly isLead: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface RailAssignment {
  readonly id: string;
  readonly travellerId: string;
  readonly productCode: string;
  readonly fareOfferId: string;
  readonly cancelable: boolean;
  readonly isCanceled: boolean;
}

export interface RailValueDocument {
  readonly type: DeliveryType;
  readonly travellerId: string | null;
  readonly code: string | null;
  readonly url: string | null;
  readonly station: string | null;
  /** what the Aztec code of a printed ticket says; null where nothing is scanned */
  readonly barcode: string | null;
}

interface RailItemFacts extends Omit<RailPaperwork, 'deliveryOptions'> {
  readonly id: string;
  /** as the supplier says */
  readonly status: string;
  readonly travellers: readonly RailTraveller[];
  readonly products: readonly RailProduct[];
  /** tickets and extras of all travellers, and what of it is extras */
  readonly price: Money;
  readonly servicePrice: Money;
  readonly fareOffers: readonly RailFareOffer[];
  readonly assignments: readonly RailAssignment[];
  readonly cancellation: {
    readonly eligible: boolean;
    readonly partiallyEligible: boolean;
    readonly cancellableItems: readonly { readonly fareOfferIds: readonly string[] }[];
  };
  readonly exchange: { readonly eligible: boolean; readonly routeChangePossible: boolean };
  readonly nameChange: {
    readonly eligible: boolean;
    readonly reason: string;
    readonly remaining: number;
  };
  readonly deliveryOptions: readonly DeliveryType[];
  readonly delivery: DeliveryType | null;
  readonly documents: readonly RailValueDocument[];
  readonly expiresAt: Date | null;
  readonly replacedBy: string | null;
}

export interface RailTicketItem extends RailItemFacts {
  readonly kind: 'tickets';
  readonly legs: readonly {
    readonly id: string;
    readonly origin: RailStop;
    readonly destination: RailStop;
    readonly solution: RailSolution;
  }[];
  readonly offerLocations: readonly string[];
  readonly serviceOffers: readonly RailServiceOffer[];
  readonly services: readonly RailService[];
  readonly chosenServices: readonly {
    readonly serviceOfferId: string;
    readonly serviceId: string;
    readonly label: string;
    readonly count: number;
    /** of all of them */ readonly price: Money;
  }[];
  readonly preferenceGroups: readonly PreferenceGroup[];
  readonly preferences: readonly { readonly group: PreferenceGroup; readonly option: string }[];
  readonly seats: readonly {
    readonly segmentId: string;
    readonly travellerId: string;
    readonly coach: string;
    readonly seat: string;
  }[];
}

export interface RailPassItem extends RailItemFacts {
  readonly kind: 'pass';
  readonly pass: RailPass;
  readonly area: { readonly code: string; readonly label: string };
  readonly validFrom: IsoDate;
  readonly validUntil: IsoDate;
}

export type RailItem = RailTicketItem | RailPassItem;

/** What a railway changed by itself about one leg. */
export interface RailCarrierChange {
  readonly id: string;
  readonly detectedAt: Date;
  readonly itemId: string;
  readonly legId: string;
  /** what can be done about it; none once it is answered */
  readonly actions: readonly ('accept' | 'exchange' | 'refund')[];
  /** null as long as it waits for one; `told` needs none */
  readonly answer: 'told' | 'accepted' | 'exchanged' | 'refunded' | null;
  readonly before: RailSolution;
  /** null where nothing takes its place */
  readonly after: RailSolution | null;
  /** of another train that is proposed */
  readonly services: readonly RailExchangedService[];
  readonly preferences: RailExchange['preferences'];
}

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

export interface RailRefundItem {
  readonly id: string;
  /** both left out: all of the item */
  readonly fareOfferIds?: readonly string[];
  readonly assignmentIds?: readonly string[];
}

export interface RailRefund {
  readonly id: string;
  readonly status: 'QUOTED' | 'CONFIRMED';
  readonly expiresAt: Date;
  readonly items: readonly {
    readonly id: string;
    readonly refund: Money;
    readonly fee: Money;
    readonly assignmentIds: readonly string[];
  }[];
}

export interface RailExchangeSearch {
  readonly id: string;
  readonly legs: readonly RailLeg[];
  /** with what each costs more than the ticket that it replaces, fee included; negative comes back */
  readonly offers: readonly (RailOffer & { readonly difference: Money })[];
  readonly products: readonly RailProduct[];
}

/** An extra of a leg that is exchanged: it goes along to the new train, or its price comes back. */
export interface RailExchangedService {
  readonly serviceId: string;
  readonly label: string;
  readonly legId: string;
  readonly travellerId: string;
  readonly count: number;
  readonly isKept: boolean;
  /** what was paid for it, and what it costs on the new train */
  readonly price: Money;
  readonly newPrice: Money;
}

export interface RailExchange {
  readonly id: string;
  /** the chosen trains, one for each leg that is exchanged; none from a supplier that does not say */
  readonly trains: readonly {
    readonly legId: string;
    readonly departure: Date;
    readonly arrival: Date;
  }[];
  readonly status: 'QUOTED' | 'CONFIRMED';
  readonly difference: Money;
  readonly fee: Money;
  readonly services: readonly RailExchangedService[];
  /** wishes for seats, and whether the new trains ask for them too */
  readonly preferences: readonly {
    readonly group: PreferenceGroup;
    readonly option: string;
    readonly isKept: boolean;
  }[];
  readonly expiresAt: Date;
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

  health(): Promise<'UP' | 'UNSTABLE' | 'DOWN'>;
}
