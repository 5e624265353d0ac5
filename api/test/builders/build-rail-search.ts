import type { FlexibilityCode } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { RailOffer, RailSearch, RailSolution, RailStop } from '../../src/ports/rail-offers';

/* For tests: a search with the tickets of one day. */

export const DAY = '2026-12-10';
export const NOW = Date.parse('2026-12-01T09:00:00Z');
const stop = (code: string): RailStop => ({ code, label: code, timeZone: 'Europe/Paris' });

const solution = (departure: string): RailSolution => ({
  id: `s-${departure}`,
  departure: `${departure}:00+01:00`,
  arrival: `${departure}:00+01:00`,
  duration: 'PT1H',
  segments: [],
  transfers: [],
});

function offer(departure: string, cents: number, code: FlexibilityCode = 'NON_FLEX'): RailOffer {
  const paperwork = {
    deliveryOptions: [],
    passengerFields: [],
    leadFields: [],
    compatibleOffers: [],
    serviceOffers: [],
    preferenceGroups: [],
  };
  return {
    ...paperwork,
    id: `o-${departure}-${cents}`,
    location: '',
    leg: 'leg-1',
    solution: `s-${departure}`,
    comfort: { code: 'STANDARD', label: '' },
    flexibility: { code, level: '1', label: '' },
    price: money(cents),
    expiresAt: new Date(NOW),
    fareOffers: [],
    seatsLeft: null,
  };
}

export type Sold = readonly (readonly [departure: string, cents: number, code?: FlexibilityCode])[];

export function search(sold: Sold): RailSearch {
  const departures = [...new Set(sold.map(([departure]) => departure))];
  const leg = {
    id: 'leg-1',
    origin: stop('NL:a'),
    destination: stop('FR:b'),
    solutions: departures.map(solution),
  };
  return {
    id: 'search',
    legs: [leg],
    offers: sold.map((one) => offer(...one)),
    products: [],
    services: [],
    travellers: [],
    unusedCards: [],
    demo: true,
  };
}
