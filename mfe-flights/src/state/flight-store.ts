import { storedAtom } from '@wayfare/forms';
import { EMPTY_STORE, FlightStoreSchema, type FlightStore } from '../domain/draft/stored-flight';

export const FLIGHT_STORE_KEY = 'flightBooking';

const flightStore = storedAtom({
  key: FLIGHT_STORE_KEY,
  schema: FlightStoreSchema,
  empty: EMPTY_STORE,
});

export const readFlightStore = flightStore.read;
export const useFlightStore = flightStore.use;
export const useFlightStorePart = flightStore.useSelected;

export function updateFlightStore(patch: Partial<FlightStore>): void {
  flightStore.write({ ...flightStore.read(), ...patch });
}
