import type { FlightQuote } from '@wayfare/api-contract';
import { buildFlightOffer, buildFlightQuote } from '@wayfare/testing';
import { EMPTY_STORE, type FlightStore } from '../../domain/draft/stored-flight';
import { needsConsent, seenOffer } from './seen-price';

const OFFER = buildFlightOffer();
const SEAT = {
  id: 'ase_1',
  type: 'seat',
  quantity: 1,
  passenger_ids: ['pas_1'],
  segment_ids: ['seg_1'],
  amount: '65.00',
  bag: null,
  designator: '13A',
} satisfies FlightStore['seats'][number];
/** 625.60 was seen, as the quote says */
const SEEN: FlightStore = { ...EMPTY_STORE, flight: OFFER, seats: [SEAT] };
const CHEAPER: FlightStore = { ...SEEN, flight: { ...OFFER, total_amount: '540.60' } };

describe('a price that was seen', () => {
  it.each<[string, FlightStore, Partial<FlightQuote>, boolean]>([
    ['the same price', SEEN, {}, false],
    ['a higher price', CHEAPER, { priceChanged: true, previousTotal: '605.60' }, true],
    [
      'a higher price that was accepted before',
      SEEN,
      { priceChanged: true, previousTotal: '605.60' },
      false,
    ],
    [
      'a lower price, which is applied at once',
      CHEAPER,
      { priceChanged: true, previousTotal: '640.00' },
      false,
    ],
    [
      'a change from nothing that was shown',
      CHEAPER,
      { priceChanged: true, previousTotal: null },
      false,
    ],
    [
      'a higher price in another tab',
      EMPTY_STORE,
      { priceChanged: true, previousTotal: '605.60' },
      true,
    ],
  ])('FLT-14 OQ-51 asks for a yes or not: %s', (_, store, quote, asks) => {
    expect(needsConsent(store, buildFlightQuote(quote))).toBe(asks);
  });

  it('FLT-39 is the one that the offer was chosen for, not a later one', () => {
    expect(seenOffer(CHEAPER, OFFER).total_amount).toBe('540.60');
    expect(seenOffer({ flight: null }, OFFER)).toBe(OFFER);
    expect(seenOffer(CHEAPER, { ...OFFER, id: 'off_2' }).total_amount).toBe('560.60');
  });
});
