import type { DeliveryType, PreferenceGroup, TrainTravelerType } from '@wayfare/api-contract';
import type { IsoDate, Money } from '@wayfare/domain';
import type {
  RailStop,
  RailSolution,
  RailProduct,
  RailServiceOffer,
  RailFareOffer,
  RailPaperwork,
  RailService,
} from './rail-offers';
import type { RailPass } from './rail-passes';

export interface RailPassenger {
  /** the traveller's id within the item */
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
  /** payload of the Aztec code; null for a ticket without a scan */
  readonly barcode: string | null;
}

interface RailItemFacts extends Omit<RailPaperwork, 'deliveryOptions'> {
  readonly id: string;
  readonly status: string;
  readonly travellers: readonly RailTraveller[];
  readonly products: readonly RailProduct[];
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
