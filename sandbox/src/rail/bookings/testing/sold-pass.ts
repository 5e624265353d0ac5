import type { OfferedPass } from '../../offers/offered';
import type { Delivery } from '../../wire/wire-types';
import { pricesOf } from '../../wire/money';
import type { PassItem } from '../booking';
import { newTicketItem } from '../create-items';
import { DEPARTURE, NEVER, passenger, term, ticketOf } from './sold-items';

/** Two weeks for everybody in one country, refundable until a day before for 15 percent. */
export function soldPass(delivery: Delivery = 'MPASS'): PassItem {
  const { travelers, searched, rules, products, ...ticket } = ticketOf(
    { refund: term(24, 15), exchange: NEVER },
    [30_000],
    0,
  );
  const product = { ...products[0], code: 'PASS', reservation: false } as const;
  const facts = {
    label: 'Global, 5 days within 1 month',
    travelClass: { code: '2' },
    numberOfTravelDays: 5,
    validityDuration: 'P1M',
  };
  const fareOffers = ticket.offer.fareOffers.map((fare) => ({
    ...fare,
    segmentIds: [],
    fares: [{ productCode: 'PASS' }],
  }));
  const pass: OfferedPass = {
    type: 'pass',
    location: '/passes/1',
    travelers,
    searched,
    rules,
    products: products.map((one) => ({
      ...one,
      code: product.code,
      reservation: product.reservation,
    })),
    cents: 30_000,
    expiresAt: DEPARTURE,
    offer: {
      id: 'pass-1',
      location: '/passes/1',
      ...facts,
      productCode: product.code,
      prices: pricesOf(30_000),
      fareOffers,
      expirationDate: new Date(DEPARTURE).toISOString(),
      deliveryOptions: [delivery],
      passengerFields: [],
      leadFields: [],
    },
    facts,
    area: { code: 'EU', label: 'Global', countries: ['NL'] },
    validFrom: '2026-12-10',
    validUntil: '2027-01-09',
    departsAt: DEPARTURE,
  };
  const { id, keptUntil } = newTicketItem([]);
  return {
    id,
    keptUntil,
    type: 'pass',
    offers: [{ en: pass, nl: pass }],
    passengers: [passenger('t1')],
    delivery,
    canceled: new Set(),
    isSettling: false,
    nameChanges: 0,
    replacedBy: null,
  };
}
