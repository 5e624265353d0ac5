import { money } from '@wayfare/domain';
import * as v from 'valibot';
import { facetCodes } from '../../catalogue/records/facets';
import { heapBytes } from '../../platform/answers/heap-bytes';
import { BOARDS, STAY_PAYMENT_TYPES } from '../../ports/stay-supplier';
import { KeptPricesSchema, packed, unpacked, written } from './kept-prices';
import type { PooledHotel } from './kept-prices';
import type { StayWay } from './stay-price';

const FREE_UNTIL = new Date('2026-12-08T22:59:00Z');

const way = (index: number, rate: StayWay['rate']): StayWay => ({
  total: money(10_000 + index),
  dueAtProperty: money(index),
  memberDeal: index % 2 === 1,
  rate,
});

function hotel(id: string, change: Partial<PooledHotel> = {}): PooledHotel {
  const facts = { stars: 4, hotelType: '31', ratingTenths: 87, facilityBits: 5 };
  return {
    id,
    rank: 3,
    stars: 4,
    score: 8.7,
    distanceKm: 1.25,
    codes: facetCodes(facts, 1.25, ['old-town']),
    offered: [way(0, null)],
    ...change,
  };
}

const ofAllKinds = BOARDS.flatMap((board, row) =>
  STAY_PAYMENT_TYPES.map((paymentType, column) => {
    const freeCancellationUntil = (row + column) % 2 === 0 ? FREE_UNTIL : null;
    const id = `duffel:rat_${board}_${paymentType}`;
    return way(row + column, { id, board, paymentType, freeCancellationUntil });
  }),
);

describe('Kept prices', () => {
  it.each<readonly [string, readonly PooledHotel[]]>([
    ['no hotel', []],
    ['a hotel whose supplier names no rate', [hotel('h1')]],
    ['rates of all kinds', [hotel('h1', { offered: ofAllKinds })]],
    ['a hotel without a distance', [hotel('h1', { distanceKm: null })]],
    ['a hotel in no district', [hotel('h1', { codes: { ...hotel('').codes, district: [] } })]],
    [
      'hotels with rates of their own',
      [
        hotel('h1', { offered: ofAllKinds.slice(0, 2) }),
        hotel('h2', { rank: 9, offered: [] }),
        hotel('h3', { stars: 0, score: 0, offered: ofAllKinds.slice(5) }),
      ],
    ],
    [
      'rates with ids of other letters',
      [
        hotel('hôtel-ж', {
          offered: [
            way(1, { id: 'ж1', board: 'RO', paymentType: 'DIRECT', freeCancellationUntil: null }),
            ...ofAllKinds,
          ],
        }),
      ],
    ],
  ])('give back %s as they were', (_what, hotels) => {
    const kept = packed(hotels);
    expect(unpacked(kept)).toEqual(hotels);
    const text = JSON.stringify(written(kept));
    expect(unpacked(v.parse(KeptPricesSchema, JSON.parse(text)))).toEqual(hotels);
  });

  it.each([
    ['of another version', { version: 2 }],
    ['with a hotel more than rows', { hotelIds: ['h1', 'h2'] }],
    ['with half a number', { ways: Buffer.alloc(4).toString('base64') }],
    ['with half a row', { ways: Buffer.alloc(8).toString('base64') }],
    ['with what is no base64', { hotels: '§' }],
  ])('are none of another process’s %s', (_what, change) => {
    const text = { ...written(packed([hotel('h1')])), ...change };
    expect(v.is(KeptPricesSchema, text)).toBe(false);
  });

  it('take a fraction of what a city takes as objects', () => {
    const hotels = Array.from({ length: 160 }, (_, index) =>
      hotel(`hotel-${index}`, {
        offered: structuredClone(ofAllKinds.slice(index % 8, (index % 8) + 3)),
      }),
    );
    const bytes = heapBytes(packed(hotels));
    expect(bytes / hotels.length).toBeLessThan(420);
    expect(heapBytes(hotels) / bytes).toBeGreaterThan(2);
  });
});
