import { GOOD_CONTACT, GOOD_PARTY, PARTY_PASSENGERS } from '@wayfare/api-contract/flight-cases';
import { EMPTY_STORE, type FlightStore } from '../domain/draft/stored-flight';
import type { TypedTraveller } from '../domain/draft/typed-traveller';
import { FLIGHT_STORE_KEY } from '../state/flight-store';

/* For tests: the party of the API's own cases, as somebody types it. */

const adultAt = (id: string | null) =>
  id === null ? '' : String(PARTY_PASSENGERS.findIndex((passenger) => passenger.id === id));

export const TYPED_PARTY: TypedTraveller[] = GOOD_PARTY.map((traveller, index) => {
  const [birthYear = '', birthMonth = '', birthDay = ''] = traveller.date_of_birth.split('-');
  const { name, surname, gender, phone, responsible_adult: adult } = traveller;
  const type = PARTY_PASSENGERS[index]?.type ?? 'adult';
  return {
    type,
    name,
    surname,
    gender,
    birthDay,
    birthMonth,
    birthYear,
    samePhone: false,
    phoneType: phone.type,
    phonePrefix: phone.prefix,
    phoneNumber: phone.number,
    responsibleAdult: adultAt(adult),
    assistance: [],
  };
});

/** Keeps a booking in the making in the tab: everybody filled in, unless told otherwise. */
export function keepFlight(changes: Partial<FlightStore> = {}): void {
  window.sessionStorage.setItem(
    FLIGHT_STORE_KEY,
    JSON.stringify({
      ...EMPTY_STORE,
      travelers: TYPED_PARTY,
      contactInfo: GOOD_CONTACT,
      ...changes,
    }),
  );
}

/** What the tab keeps. */
export function keptFlight(): FlightStore {
  return JSON.parse(window.sessionStorage.getItem(FLIGHT_STORE_KEY) ?? 'null') as FlightStore;
}
