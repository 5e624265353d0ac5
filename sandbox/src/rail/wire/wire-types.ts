import type { WireAmount, WirePrices } from './money';
import type { RideKind } from '../network/network';

/* What the supplier answers, in ERA's names. */

export const FLEXIBILITIES = ['NON_FLEX', 'RETURN', 'SEMI_FLEX', 'FULL_FLEX'] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];

export const COMFORTS = ['STANDARD', 'COMFORT', 'PREMIER', 'SEAT', 'COUCHETTE', 'SLEEPER'] as const;
export type Comfort = (typeof COMFORTS)[number];

export const DELIVERIES = [
  'PAH',
  'ETK',
  'TICKETLESS',
  'TOD',
  'RETRIEVE_VIA_LINK',
  'MPASS',
] as const;
export type Delivery = (typeof DELIVERIES)[number];

export type PreferenceGroup =
  | 'SEATING_PREFERENCE'
  | 'SPACE_TYPE'
  | 'COMPARTMENT_TYPE'
  | 'TABLE'
  | 'DUPLEX_LEVEL'
  | 'SEAT_TYPE'
  | 'DIRECTION'
  | 'BERTH_LEVEL';

export const PASSENGER_FIELDS = [
  'title',
  'date_of_birth',
  'country_of_residence',
  'countryCode',
  'type',
  'expirationDate',
  'documentNumber',
  'email',
  'phone_number',
  'reduction_card_id',
] as const;
export type PassengerField = (typeof PASSENGER_FIELDS)[number];

interface Coded<Code> {
  code: Code;
  label: string;
}

export interface WireStop extends Coded<string> {
  timeZone: string;
}

export interface PlacedStop extends WireStop {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export type WireComfort = Coded<Comfort>;
export type WireFlexibility = Coded<Flexibility> & { level: string };

interface Ride {
  id: string;
  departure: string;
  arrival: string;
  duration: string;
}

export interface WireSegment extends Ride {
  origin: PlacedStop;
  destination: PlacedStop;
  marketingCarrier: string;
  vehicle: string;
  kind: RideKind;
  comfortCategory: WireComfort;
  checkInMinutes: number;
}

interface WireTransfer {
  from: WireStop;
  to: WireStop;
  minutes: number;
  kind: 'same-station' | 'across-town';
}

export interface WireSolution extends Ride {
  segments: WireSegment[];
  transfers: WireTransfer[];
}

export interface WireLeg {
  id: string;
  origin: WireStop;
  destination: WireStop;
}

export interface WireTerm {
  allowed: boolean;
  hoursBefore: number;
  feePercent: number;
  fee: WireAmount;
}

export interface WireProduct {
  code: string;
  label: string;
  marketingCarrier: string;
  flexibility: WireFlexibility;
  conditions: string;
  refund: WireTerm;
  exchange: WireTerm;
  reservation: boolean;
}

export interface WireServiceOffer {
  id: string;
  serviceId: string;
  /** always one: whose fare it is for */
  fareOfferIds: string[];
  maximum: number;
  prices: WirePrices;
}

export type WireService = Pick<Coded<string>, 'label'> & { id: string };

export interface WireFareOffer {
  id: string;
  travelerId: string;
  segmentIds: string[];
  fares: { productCode: string }[];
  prices: WirePrices;
}

interface WireOffer {
  id: string;
  location: string;
  prices: WirePrices;
  fareOffers: WireFareOffer[];
  expirationDate: string;
  deliveryOptions: Delivery[];
  passengerFields: PassengerField[];
  leadFields: PassengerField[];
}

export interface WireTicketOffer extends WireOffer {
  leg: string;
  legSolution: string;
  comfortCategory: WireComfort;
  flexibility: WireFlexibility;
  compatibleOffers: string[];
  serviceOffers: WireServiceOffer[];
  preferenceGroups: PreferenceGroup[];
  seatsLeft: number | null;
}

export interface WireTraveler {
  id: string;
  age: number;
}

interface WireSearch<Offer> {
  id: string;
  offers: Offer[];
  products: WireProduct[];
  travelers: WireTraveler[];
  demo: true;
}

export interface WireTicketSearch extends WireSearch<WireTicketOffer> {
  legs: (WireLeg & { solutions: WireSolution[] })[];
  services: WireService[];
  unusedCards: string[];
}

export type WireArea = Coded<string> & { countries: string[] };

export interface WirePassFacts {
  label: string;
  travelClass: { code: string };
  numberOfTravelDays: number | null;
  validityDuration: string;
}

export interface WirePassOffer extends WireOffer, WirePassFacts {
  productCode: string;
}

export interface WirePassSearch extends WireSearch<WirePassOffer> {
  area: WireArea;
}
