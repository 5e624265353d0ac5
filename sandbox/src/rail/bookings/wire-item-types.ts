import type {
  Delivery,
  PassengerField,
  PreferenceGroup,
  WireLeg,
  WirePassFacts,
  WireProduct,
  WireService,
  WireServiceOffer,
  WireSolution,
} from '../wire/wire-types';
import type { WirePrices } from '../wire/money';
import type { TravelerType } from './age-bands';
import type { Preference } from './booking';
import type { WireDocument } from './documents';
import type { ExchangeEligibility } from './exchange-rules';
import type { ItemStatus } from './item-status';

export interface WireTraveler {
  id: string;
  age: number;
  type: TravelerType;
  leadTraveler: boolean;
  firstName: string;
  lastName: string;
  emailAddress: string;
  phoneNumber: string;
}

export interface WireItemCommon {
  id: string;
  bookingItemStatus: ItemStatus;
  travelers: WireTraveler[];
  products: WireProduct[];
  prices: WirePrices;
  servicePrices: WirePrices;
  fareOffers: {
    id: string;
    travelerId: string;
    productCode: string;
    segmentIds: string[];
    prices: WirePrices;
  }[];
  productAssignments: {
    id: string;
    travelerId: string;
    productCode: string;
    fareOfferId: string;
    cancelationEligibility: { eligible: boolean };
    isCanceled: boolean;
  }[];
  cancelationEligibility: {
    eligible: boolean;
    partiallyEligible: boolean;
    cancellableItems: { fareOfferIds: string[] }[];
  };
  exchangeEligibility: ExchangeEligibility;
  editTravelersEligibility: { eligible: boolean; reason: string; remaining: number };
  ticketingOptions: { code: Delivery }[];
  ticketingOptionSelected: { code: Delivery } | null;
  valueDocuments: WireDocument[];
  passengerFields: PassengerField[];
  leadFields: PassengerField[];
  expirationDate: string | null;
  replacedBy: string | null;
}

export interface WireTicketItem extends WireItemCommon {
  type: 'point-to-point';
  legs: (WireLeg & { solution: WireSolution })[];
  offerLocations: string[];
  serviceOffers: WireServiceOffer[];
  services: WireService[];
  chosenServices: {
    serviceOfferID: string;
    serviceId: string;
    label: string;
    count: number;
    prices: WirePrices;
  }[];
  preferenceGroups: PreferenceGroup[];
  preferences: Preference[];
  seats: { segmentId: string; travelerId: string; coach: string; seat: string }[];
}

export interface WirePassItem extends WireItemCommon, WirePassFacts {
  type: 'pass';
  area: { code: string; label: string };
  validityStartDate: string;
  validUntil: string;
}

export type WireItem = WireTicketItem | WirePassItem;
