import { Problem } from '../../../platform/http/problem';
import type { StaySupplier } from '../../../ports/stay-supplier';
import { describeStaySearches } from '../../../../test/conformance/stay-supplier/conformance-searches';
import { duffelStaySupplier } from './duffel';
import { startWireDouble } from '../../../../test/fakes/duffel-stays/duffel-stays.fake';
import type { Mood } from '../../../../test/fakes/duffel-stays/duffel-stays-answers';
import type { WireDouble } from '../../../../test/fakes/duffel-stays/duffel-stays.fake';

let wire: WireDouble;
let supplier: StaySupplier;
const dates = {
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  occupancies: [{ paxes: [{ age: 30 }, { age: 30 }, { age: 5 }] }, { paxes: [{ age: 40 }] }],
};

beforeAll(async () => {
  wire = await startWireDouble();
});

beforeEach(() => {
  wire.mood = 'well';
  supplier = duffelStaySupplier({ url: wire.url, token: 'test', timeout: 150 });
});

afterAll(() => wire.close());

describeStaySearches('Duffel, as recorded,', () => ({
  supplier: duffelStaySupplier({ url: wire.url, token: 'test', timeout: 5_000 }),
  free: ['h1', 'h2', 'h3'],
  full: 'h4-full',
  dates,
}));

describe('Duffel', () => {
  it('HOT-22 is told the rooms, the adults and each child with its age', async () => {
    await supplier.search({ hotelIds: ['h1'] }, dates);
    expect(wire.searches.at(-1)).toMatchObject({
      check_in_date: '2026-12-10',
      rooms: 2,
      guests: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 5 }, { type: 'adult' }],
    });
  });

  it('can be asked for a place instead of hotels', async () => {
    const offers = await supplier.search({ latitude: 41.4, longitude: 2.2, radiusKm: 10 }, dates);
    expect(offers.map(({ hotelId, rates }) => [hotelId, rates])).toEqual([
      ['near-1', []],
      ['near-2', []],
    ]);
  });

  it('names member deals, meals, terms of payment and until when cancelling is free', async () => {
    const rates = await supplier.rates('srr_h1');
    expect(
      rates.map(({ board, paymentType, memberDeal, freeCancellationUntil, roomCapacity }) => [
        board,
        paymentType,
        memberDeal,
        freeCancellationUntil,
        roomCapacity,
      ]),
    ).toEqual([
      ['BB', 'CARD_CHECK_IN', true, new Date('2026-12-08T22:59:00Z'), 2],
      ['RO', 'MERCHANT', false, null, 2],
      ['HB', 'CARD_BOOKING', false, null, null],
    ]);
  });

  it('says of rooms what is known of them, and not what cannot be read or lies elsewhere', async () => {
    const rates = await supplier.rates('srr_h1');
    expect(rates.map(({ room }) => room)).toEqual([
      {
        beds: [{ type: 'double', count: 1 }],
        photos: ['double-room-3'],
        squareMetres: 22,
        facilities: ['bath', 'tv'],
      },
      rates[0]?.room,
      { beds: [], photos: [], squareMetres: null, facilities: [] },
    ]);
    const [offer] = await supplier.search({ hotelIds: ['h1'] }, dates);
    expect(offer?.rates[0]).not.toHaveProperty('room');
  });

  it('gives reviews with what Duffel has alone, those left out that make no sense', async () => {
    const unsaid = { language: null, traveller: null, roomName: null };
    expect(await supplier.reviews('plain')).toEqual({
      reviews: [
        { name: '', at: new Date('2026-09-04T10:00:00Z'), score: 7.5, text: 'Fine.', ...unsaid },
        {
          name: 'Guest 3',
          at: new Date('2026-09-03T10:00:00Z'),
          score: 8,
          text: 'Good.',
          ...unsaid,
        },
      ],
      subjects: [],
    });
  });

  it('goes on searching while its reviews fail', async () => {
    wire.mood = 'error';
    await Promise.allSettled(Array.from({ length: 10 }, () => supplier.reviews('h1')));
    wire.mood = 'well';
    expect(await supplier.search({ hotelIds: ['h1'] }, dates)).toHaveLength(1);
  });

  it('leaves out one hotel that makes no sense and sells the rest', async () => {
    wire.mood = 'one-bad-hotel';
    const offers = await supplier.search({ hotelIds: ['h1', 'h2'] }, dates);
    expect(offers.map(({ hotelId }) => hotelId)).toEqual(['h2']);
  });

  it.each<[Mood, string, string?]>([
    ['error', 'SUPPLIER_FAILED'],
    ['rubbish', 'SUPPLIER_FAILED'],
    ['html', 'SUPPLIER_FAILED'],
    ['null', 'SUPPLIER_FAILED'],
    ['off-shape', 'SUPPLIER_FAILED'],
    ['dropped', 'SUPPLIER_FAILED'],
    ['hanging', 'SUPPLIER_TIMEOUT'],
    ['gone', 'OFFER_EXPIRED'],
    // the caller names the rate: an unknown one is over
    ['unknown', 'NOT_FOUND', 'OFFER_EXPIRED'],
    ['gateway', 'SUPPLIER_FAILED'],
  ])(
    'that is %s is a Problem %s for every call',
    async (mood, problemCode, ofQuote = problemCode) => {
      wire.mood = mood;
      const calls = [
        supplier.search({ hotelIds: ['h1'] }, dates),
        supplier.rates('srr_h1'),
        supplier.quote('rat_h1_saver'),
        supplier.reviews('h1'),
      ];
      const expected = [problemCode, problemCode, ofQuote, problemCode];
      for (const [index, call] of (await Promise.allSettled(calls)).entries()) {
        expect(call.status).toBe('rejected');
        const reason: unknown = call.status === 'rejected' ? call.reason : null;
        expect(reason).toBeInstanceOf(Problem);
        expect(reason).toMatchObject({ problemCode: expected[index] });
      }
    },
  );

  it('is unstable after several failures and down when nobody answers', async () => {
    wire.mood = 'error';
    await Promise.allSettled([1, 2, 3].map(() => supplier.rates('srr_h1')));
    wire.mood = 'well';
    expect(await supplier.health()).toBe('UNSTABLE');
    expect(
      await duffelStaySupplier({ url: 'http://127.0.0.1:1', token: 'test', timeout: 100 }).health(),
    ).toBe('DOWN');
  });
});
