import type {
  ComfortCode,
  DeliveryType,
  FlexibilityCode,
  PassengerField,
  PreferenceGroup,
} from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';

/* What a rail supplier has for sale: places, trains, fares and passes. Labels are in the language asked for. */

export interface RailPlace {
  readonly code: string;
  readonly type: 'city' | 'station';
  /** in English and in Dutch */
  readonly label: string;
  readonly localLabel: string;
  readonly country: string;
  readonly timeZone: string;
}

/** In degrees. */
export interface RailPosition {
  readonly latitude: number;
  readonly longitude: number;
}

export interface RailStop {
  readonly code: string;
  readonly label: string;
  readonly timeZone: string;
  /** of the trains of a search, where the supplier says it */
  readonly position?: RailPosition | undefined;
}

export interface RailCard {
  readonly code: string;
  readonly label: string;
  readonly country: string;
  readonly isPass: boolean;
  /** who may have it; null for everybody */
  readonly ages: { readonly from: number; readonly to: number } | null;
}

export interface RailSearchTraveller {
  readonly age: number;
  readonly cards: readonly string[];
}

export interface RailCriteria {
  /** departure by the clock of the origin: 2026-12-10T08:00 */
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
  /** with the offset of the station */
  readonly departure: string;
  readonly arrival: string;
  /** ISO 8601 */
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

/** `percent` of the price and `fee` for each traveller are kept, at most the price. */
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
  /** of one */
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

/** Who travels, as the carrier gets it; what it does not ask for is null. */
