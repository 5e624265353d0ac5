import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { isRecord } from '@wayfare/forms';
import type { ChosenService } from './chosen-services';
import { parseTyped, type TypedTraveller } from './typed-traveller';

/** What is kept of a booking in the making, under the names of the specification (FLT-31). */
export interface FlightStore {
  /** the offer that bags and seats belong to */
  flight: FlightOffer | null;
  /** in the order of the offer's passengers: their ids change with a refreshed offer */
  travelers: TypedTraveller[];
  /** `itinerary_key` of each slice: by these the same flights are found again */
  intineraries: string[];
  contactInfo: { email: string; confirm_email: string };
  /** chosen bags */
  amenities: ChosenService[];
  /** chosen seats */
  seats: ChosenService[];
  dictionary: FlightDictionary | null;
  /** what the names are typed from */
  typedocument: 'passport';
}

export const EMPTY_STORE: FlightStore = {
  flight: null,
  travelers: [],
  intineraries: [],
  contactInfo: { email: '', confirm_email: '' },
  amenities: [],
  seats: [],
  dictionary: null,
  typedocument: 'passport',
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

const AMOUNT = /^\d+\.\d{2}$/;

function isService(value: Record<string, unknown>): boolean {
  const isNamed =
    typeof value.id === 'string' && (value.type === 'baggage' || value.type === 'seat');
  return (
    isNamed &&
    Number.isInteger(value.quantity) &&
    AMOUNT.test(text(value.amount)) &&
    Array.isArray(value.passenger_ids) &&
    Array.isArray(value.segment_ids)
  );
}

const services = (value: unknown) => records(value).filter(isService) as unknown as ChosenService[];

function isOffer(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    records(value.passengers).length > 0 &&
    records(value.slices).every(({ segments }) => records(segments).length > 0)
  );
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value = JSON.parse(stored ?? 'null') as unknown;
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The store as it was written; what is not what it should be is as if it had never been kept. */
export function parseFlightStore(stored: string | null): FlightStore {
  const { flight, travelers, intineraries, contactInfo, amenities, seats, dictionary } =
    parsed(stored);
  const contact = isRecord(contactInfo) ? contactInfo : {};
  return {
    ...EMPTY_STORE,
    flight: isOffer(flight) ? (flight as FlightOffer) : null,
    travelers: records(travelers).map(parseTyped),
    intineraries: texts(intineraries),
    contactInfo: { email: text(contact.email), confirm_email: text(contact.confirm_email) },
    amenities: services(amenities),
    seats: services(seats),
    dictionary:
      isRecord(dictionary) && isRecord(dictionary.locations) && isRecord(dictionary.carriers)
        ? (dictionary as FlightDictionary)
        : null,
  };
}

/** Bags and seats that were chosen for this very offer; those of another one are not for sale here. */
export function chosenFor(store: FlightStore, offer: Pick<FlightOffer, 'id'>): ChosenService[] {
  return store.flight?.id === offer.id ? [...store.amenities, ...store.seats] : [];
}
