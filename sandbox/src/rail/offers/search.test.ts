import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { Caller, leg } from '../testing/caller';
import { BACK, FAMILY, OUT, ROUTES } from '../testing/routes';
import { centsOf } from '../wire/money';
import type { WireTicketSearch } from '../testing/answered';

const MINUTE = 60_000;
// The first search makes the timetable.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
const caller = new Caller(app);

const departures = ({ legs }: WireTicketSearch, index = 0): string[] =>
  (legs[index]?.solutions ?? []).map(({ departure }) => departure);

describe('a search', () => {
  test('is the same whenever it is asked, and its offers are known by the same ids', async () => {
    const [one, other] = [
      await caller.search([OUT, BACK], FAMILY),
      await caller.search([OUT, BACK], FAMILY),
    ];
    expect(other).toEqual(one);
    time.now += 5 * MINUTE;
    const later = await caller.search([OUT, BACK], FAMILY);
    const told = ({ offers }: WireTicketSearch) => offers.map(({ id, prices }) => [id, prices]);
    expect(told(later)).toEqual(told(one));
  });

  test.each(ROUTES)(
    'TRN-22 %s adds up: an offer costs what its fares cost, each for one traveller on one carrier’s trains',
    async (_, places) => {
      const { offers, legs, products, services } = await caller.search(
        [leg(places, '2026-12-10T08:00')],
        FAMILY,
      );
      const codes = new Set(products.map(({ code }) => code));
      for (const offer of offers) {
        const solution = legs[0]?.solutions.find(({ id }) => id === offer.legSolution);
        const segments = solution?.segments.map(({ id }) => id) ?? [];
        expect(offer.fareOffers.reduce((sum, { prices }) => sum + centsOf(prices), 0)).toBe(
          centsOf(offer.prices),
        );
        for (const traveler of ['t1', 't2', 't3', 't4', 't5']) {
          const own = offer.fareOffers.filter(({ travelerId }) => travelerId === traveler);
          expect(own.flatMap(({ segmentIds }) => segmentIds)).toEqual(segments);
          expect(own.every(({ prices }) => (centsOf(prices) === 0) === (traveler === 't5'))).toBe(
            true,
          );
        }
        expect(
          offer.fareOffers
            .flatMap(({ fares }) => fares)
            .every(({ productCode }) => codes.has(productCode)),
        ).toBe(true);
        expect(
          offer.serviceOffers.every(
            ({ serviceId, fareOfferIds }) =>
              services.some(({ id }) => id === serviceId) &&
              offer.fareOffers.some(
                ({ id, travelerId }) => fareOfferIds[0] === id && travelerId !== 't5',
              ),
          ),
        ).toBe(true);
      }
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    },
  );

  test('a better fare of the same train costs more', async () => {
    const { offers } = await caller.search([OUT]);
    for (const solution of new Set(offers.map(({ legSolution }) => legSolution))) {
      const standard = offers
        .filter(
          (offer) => offer.legSolution === solution && offer.comfortCategory.code === 'STANDARD',
        )
        .map(({ prices }) => centsOf(prices));
      expect(standard).toEqual([...new Set(standard)].sort((a, b) => a - b));
    }
  });

  test('OQ-63 takes nine travellers in two directions', async () => {
    const travelers = Array.from({ length: 9 }, (_, index) => ({ age: 20 + index * 6 }));
    const found = await caller.search([OUT, BACK], travelers);
    expect(found.travelers).toHaveLength(9);
    const sold = new Set(found.offers.map(({ legSolution }) => legSolution));
    expect(found.legs.map(({ solutions }) => solutions.some(({ id }) => sold.has(id)))).toEqual([
      true,
      true,
    ]);
  });

  test('labels are in the caller’s language', async () => {
    const dutch = await new Caller(app, 'nl').search([OUT]);
    expect([dutch.legs[0]?.destination.label, dutch.offers[0]?.flexibility.label]).toEqual([
      'Parijs',
      'Niet flexibel',
    ]);
    expect((await caller.search([OUT])).legs[0]?.destination.label).toBe('Paris');
  });

  test('to nowhere finds no trains and nothing for sale', async () => {
    for (const places of ['NL:amsterdam-centraal XX:nowhere', 'XX:nowhere NL:amsterdam-centraal']) {
      const found = await caller.search([leg(places, '2026-12-10T08:00')]);
      expect([found.legs[0]?.solutions, found.offers, found.products]).toEqual([[], [], []]);
    }
  });

  test('of today shows nothing that has left', async () => {
    time.now = Date.UTC(2026, 10, 23, 9, 40);
    const found = await caller.search([leg('NL:utrecht-centraal NL:zwolle', '2026-11-23T10:00')]);
    expect(departures(found).every((departure) => Date.parse(departure) >= time.now)).toBe(true);
    expect(departures(found).length).toBeGreaterThan(0);
    expect(
      found.offers.every(
        ({ expirationDate, legSolution }) =>
          expirationDate <=
          new Date(
            found.legs[0]?.solutions.find(({ id }) => id === legSolution)?.departure ?? 0,
          ).toISOString(),
      ),
    ).toBe(true);
  });

  test.each<[string, object, string]>([
    ['an unknown place', { legs: [{ ...OUT, origin: 'NL:atlantis' }] }, 'legs.0.origin'],
    ['no place', { legs: [{ ...OUT, destination: '' }] }, 'legs.0.destination'],
    ['a place to itself', { legs: [{ ...OUT, destination: OUT.origin }] }, 'legs.0.destination'],
    [
      'a station to its own town',
      { legs: [leg('FR:paris-gare-du-nord FR:paris', '2026-12-10T08:00')] },
      'legs.0.destination',
    ],
    [
      'a day that is none',
      { legs: [{ ...OUT, departure: '2026-02-30T08:00' }] },
      'legs.0.departure',
    ],
    ['yesterday', { legs: [{ ...OUT, departure: '2026-11-20T08:00' }] }, 'legs.0.departure'],
    [
      'the hour before this one',
      { legs: [{ ...OUT, departure: '2026-11-21T10:59' }] },
      'legs.0.departure',
    ],
    [
      'a day too far ahead',
      { legs: [{ ...OUT, departure: '2027-10-30T08:00' }] },
      'legs.0.departure',
    ],
    [
      'a way back before the way there',
      { legs: [OUT, { ...BACK, departure: '2026-12-09T08:00' }] },
      'legs.1.departure',
    ],
    ['no direction', { legs: [] }, 'legs'],
    ['three directions', { legs: [OUT, BACK, OUT] }, 'legs'],
    ['nobody', { travelers: [] }, 'travelers'],
    ['ten people', { travelers: Array.from({ length: 10 }, () => ({ age: 40 })) }, 'travelers'],
    ['infants only', { travelers: [{ age: 2 }] }, 'travelers'],
    ['an age that nobody has', { travelers: [{ age: 121 }] }, 'travelers.0.age'],
    [
      'an unknown card',
      { travelers: [{ age: 40 }, { age: 40, cards: [{ code: 'NO-CARD' }] }] },
      'travelers.1.cards.0',
    ],
  ])('for %s is refused', async (_, changes, details) => {
    const answer = await caller.post('/rail/offers/point-to-point/searches', {
      legs: [OUT],
      travelers: [{ age: 40 }],
      ...changes,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errors: [{ code: 'INVALID', label: expect.any(String), details }] },
    ]);
  });
});
