import type { BoughtService, FlightQuote } from '@wayfare/api-contract';
import { buildFlightDictionary, buildFlightOffer, SEATED } from './flight-builders';

/* A flight at its price, as it is kept for booking. */

/** A second checked bag for the first adult on the way out, and three seats beside each other. */
export function buildBoughtServices(): BoughtService[] {
  const [adult] = SEATED;
  const bag: BoughtService = {
    id: 'ase_bag_sli_1_pas_1',
    type: 'baggage',
    quantity: 1,
    passenger_ids: adult === undefined ? [] : [adult.id],
    segment_ids: ['seg_1'],
    total_amount: '32.00',
    bag: { type: 'checked', maximum_weight_kg: 23 },
    designator: null,
  };
  const seats = SEATED.map(({ id }, index): BoughtService => {
    const designator = `13${'ABC'.charAt(index)}`;
    return {
      id: `ase_seat_${designator}_${id}`,
      type: 'seat',
      quantity: 1,
      passenger_ids: [id],
      segment_ids: ['seg_1'],
      total_amount: '11.00',
      bag: null,
      designator,
    };
  });
  return [bag, ...seats];
}

/** Fare and taxes of `buildFlightOffer` with `buildBoughtServices`, 625.60, with the names of its lines in English. */
export function buildFlightLedger(): FlightQuote['ledger'] {
  return {
    currency: 'EUR',
    lines: [
      { kind: 'base', name: '', type: 'AMOUNT', value: 412, amount: '412.00' },
      { kind: 'tax', name: 'Taxes', type: 'AMOUNT', value: 148.6, amount: '148.60' },
      { kind: 'extra', name: 'Bags', type: 'AMOUNT', value: 32, amount: '32.00' },
      { kind: 'extra', name: 'Seats', type: 'AMOUNT', value: 33, amount: '33.00' },
    ],
    total: '625.60',
    atProperty: [],
  };
}

/** The offer with a bag and three seats, 625.60 to be paid now. */
export function buildFlightQuote(changes: Partial<FlightQuote> = {}): FlightQuote {
  return {
    quote_id: 'q-1',
    type: 'instant',
    offer: buildFlightOffer({ available_services: null }),
    dictionary: buildFlightDictionary(),
    services: buildBoughtServices(),
    ledger: buildFlightLedger(),
    terms: {
      timing: 'now',
      now: '625.60',
      later: '0.00',
      laterDate: null,
      property: '0.00',
      needsCard: true,
    },
    expires_at: '2026-12-10T09:30:00Z',
    priceChanged: false,
    previousTotal: null,
    ...changes,
  };
}
