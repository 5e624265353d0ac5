import type {
  ComfortCode,
  DeliveryType,
  FlexibilityCode,
  PassengerField,
  PreferenceGroup,
} from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';

export interface RailPlace {
  readonly code: string;
  readonly type: 'city' | 'station';
  /** English; `localLabel` is Dutch */
  readonly label: string;
  readonly localLabel: string;
  readonly country: string;
  readonly timeZone: string;
}

export interface RailPosition {
  readonly latitude: number;
  readonly longitude: number;
}

export interface RailStop {
  readonly code: string;
  readonly label: string;
  readonly timeZone: string;
  /** of stations in search results, where the supplier gives it */
  readonly position?: RailPosition | undefined;
}

export interface RailCard {
  readonly code: string;
  readonly label: string;
  readonly country: string;
  readonly isPass: boolean;
  /** null without an age limit */
  readonly ages: { readonly from: number; readonly to: number } | null;
}

export interface RailSearchTraveller {
  readonly age: number;
  readonly cards: readonly string[];
}

export interface RailCriteria {
  /** departure in local time of the origin: 2026-12-10T08:00 */
  readonly legs: readonly {
    readonly origin: string;
    readonly destination: string;
    readonly departure: string;
  }[];
  readonly travellers: readonly RailSearchTraveller[];
}

export interface RailComfort {
  readonly code: ComfortCode;
  readonly label: string;
}

export interface RailFlexibility {
  readonly code: FlexibilityCode;
  readonly level: string;
  readonly label: string;
}

export interface RailSegment {
  readonly id: string;
  readonly origin: RailStop;
  readonly destination: RailStop;
  readonly departure: string;
  readonly arrival: string;
  readonly duration: string;
  readonly carrier: string;
  readonly vehicle: string;
  readonly kind: 'high-speed' | 'intercity' | 'regional' | 'night';
  readonly comfort: RailComfort;
  readonly checkInMinutes: number;
}

export interface RailSolution {
  readonly id: string;
  readonly departure: string;
  readonly arrival: string;
  readonly duration: string;
  readonly segments: readonly RailSegment[];
  readonly transfers: readonly {
    readonly from: RailStop;
    readonly to: RailStop;
    readonly minutes: number;
    readonly kind: 'same-station' | 'across-town';
  }[];
}

export interface RailLeg {
  readonly id: string;
  readonly origin: RailStop;
  readonly destination: RailStop;
  readonly solutions: readonly RailSolution[];
}

/** `percent` of the price plus `fee` a traveller is kept, at most the price. */
export interface RailTerm {
  readonly allowed: boolean;
  readonly hoursBefore: number;
  readonly percent: number;
  readonly fee: Money;
}

export interface RailProduct {
  readonly code: string;
  readonly label: string;
  readonly carrier: string;
  readonly flexibility: RailFlexibility;
  readonly conditions: string;
  readonly refund: RailTerm;
  readonly exchange: RailTerm;
  readonly reservation: boolean;
}

export interface RailServiceOffer {
  readonly id: string;
  readonly serviceId: string;
  readonly fareOfferIds: readonly string[];
  readonly maximum: number;
  readonly price: Money;
}

export interface RailFareOffer {
  readonly id: string;
  readonly travellerId: string;
  readonly segmentIds: readonly string[];
  readonly productCode: string;
  readonly price: Money;
}

export interface RailPaperwork {
  readonly deliveryOptions: readonly DeliveryType[];
  readonly passengerFields: readonly PassengerField[];
  readonly leadFields: readonly PassengerField[];
}

export interface RailOffer extends RailPaperwork {
  readonly id: string;
  readonly location: string;
  readonly leg: string;
  readonly solution: string;
  readonly comfort: RailComfort;
  readonly flexibility: RailFlexibility;
  readonly price: Money;
  readonly expiresAt: Date;
  readonly fareOffers: readonly RailFareOffer[];
  readonly compatibleOffers: readonly string[];
  readonly serviceOffers: readonly RailServiceOffer[];
  readonly preferenceGroups: readonly PreferenceGroup[];
  readonly seatsLeft: number | null;
}

export interface RailService {
  readonly id: string;
  readonly label: string;
}

export interface RailSearch {
  readonly id: string;
  readonly legs: readonly RailLeg[];
  readonly offers: readonly RailOffer[];
  readonly products: readonly RailProduct[];
  readonly services: readonly RailService[];
  readonly travellers: readonly { readonly id: string; readonly age: number }[];
  readonly unusedCards: readonly string[];
  readonly demo: boolean;
}

/** Traveller for the carrier; fields that it does not ask for are null. */
