import type { FlightTraveller } from '@wayfare/api-contract';
import type { SupplierOffer } from '../../src/ports/flight-offers';
import { anOffer } from './build-offer';
import { listedSlices } from '../../src/verticals/flights/flight-details';
import type { FlightRecord, SoldFlight } from '../../src/verticals/flights/flight-records';
import { soldFlight } from '../../src/verticals/flights/sold-flight';

/* For tests: what the row of a flight booking keeps. */

export const COMMISSION = { type: 'percent', value: 2 } as const;

export const TRAVELLER: FlightTraveller = {
  passenger_id: 'pas_1',
  name: 'Anneke',
  surname: 'de Vries',
  gender: 'FEMALE',
  date_of_birth: '1988-03-02',
  phone: { type: 'MOBILE', prefix: '31', number: '612345678' },
  responsible_adult: null,
};

/** Of an offer that was ordered for one adult. */
export function aFlightRecord(
  change: Partial<FlightRecord> = {},
  offer: SupplierOffer = anOffer(),
  type: SoldFlight['type'] = 'instant',
): FlightRecord {
  const { sold } = soldFlight(
    { offer, services: [] },
    { provider: 'duffel', type, commission: COMMISSION },
  );
  const listed = {
    airline: offer.owner.name,
    slices: listedSlices(sold.itinerary),
    passengers: [{ name: TRAVELLER.name, surname: TRAVELLER.surname }],
    cancelable: true,
  };
  return {
    version: 2,
    ...listed,
    ...sold,
    travellers: [TRAVELLER],
    contactEmail: 'anneke@example.com',
    tickets: [],
    changeable: true,
    changesMade: [],
    priceChange: null,
    cancellationId: null,
    ...change,
  };
}
