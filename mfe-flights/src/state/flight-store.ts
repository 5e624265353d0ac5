import { storedText, writeStored } from '@wayfare/forms';
import { useMemo, useSyncExternalStore } from 'react';
import { parseFlightStore, type FlightStore } from '../domain/draft/stored-flight';

export const FLIGHT_STORE_KEY = 'flightBooking';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The store of this tab; empty on the server and where storage is blocked. */
export function readFlightStore(): FlightStore {
  return parseFlightStore(storedText(FLIGHT_STORE_KEY));
}

/** Changes the named keys and tells every component that reads them. */
export function updateFlightStore(patch: Partial<FlightStore>): void {
  writeStored(FLIGHT_STORE_KEY, { ...readFlightStore(), ...patch });
  for (const listener of listeners) listener();
}

/** The store of this tab; empty on the server and while hydrating. */
export function useFlightStore(): FlightStore {
  const text = useSyncExternalStore(
    subscribe,
    () => storedText(FLIGHT_STORE_KEY),
    () => null,
  );
  return useMemo(() => parseFlightStore(text), [text]);
}
