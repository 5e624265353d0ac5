import { sandboxUnderTest, TODAY } from '../../testing/sandbox-under-test';
import { Caller, leg } from '../testing/caller';
import { itemAt, ticketAt } from '../testing/offer-at';
import { FAMILY, OUT, ROUTES } from '../testing/routes';
import { translated } from '../wire/words';
import { exchangeOffers } from './ticket-search';
import { offerByLocation } from '../bookings/items';
import type { WireTicketOffer } from '../testing/answered';

const MINUTE = 60_000;
// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest();
const caller = new Caller(app);

describe('the location of an offer', () => {
  test.each(ROUTES)('%s says all that was offered', async (_, places) => {
    const found = await caller.search([leg(places, '2026-12-10T08:00')], FAMILY);
    for (const offer of found.offers) {
      const ticket = ticketAt(offer.location, TODAY);
      expect(translated(ticket.offer, 'en')).toEqual(offer);
      expect(new Date(ticket.expiresAt).toISOString()).toBe(offer.expirationDate);
      expect(ticket.products.map(({ code }) => code).sort()).toEqual(
        [
          ...new Set(
            offer.fareOffers.flatMap(({ fares }) => fares.map(({ productCode }) => productCode)),
          ),
        ].sort(),
      );
      expect(ticket.solution.segments.map(({ id }) => id)).toEqual(
        found.legs[0]?.solutions
          .find(({ id }) => id === offer.legSolution)
          ?.segments.map(({ id }) => id),
      );
      expect(offer.location.length).toBeLessThan(2_000);
    }
  });

  test('is short enough for an address, and so is the id of a search, with nine people who have three cards each', async () => {
    const cards = [
      { code: 'CARTE-AVANTAGE-ADULTE' },
      { code: 'BAHNCARD-50' },
      { code: 'INTERRAIL-PASS' },
    ];
    const travelers = Array.from({ length: 9 }, () => ({ age: 40, cards }));
    const legs = [
      leg('NL:groningen IT:milano', '2026-12-10T08:00'),
      leg('IT:milano NL:groningen', '2026-12-13T08:00'),
    ];
    const found = await caller.search(legs, travelers);
    const ids = [
      found.id,
      ...found.offers.flatMap(({ location, id, serviceOffers }) => [
        location,
        id,
        ...serviceOffers.map((service) => service.id),
      ]),
    ];
    expect(Math.max(...ids.map(({ length }) => length))).toBeLessThan(1_000);
    expect(ticketAt(found.offers[0]?.location ?? '', TODAY).searched).toEqual(travelers);
    expect((await caller.page(found, 'leg-2', 'next')).travelers).toHaveLength(9);
  });

  test('of a pass too, with its last day', async () => {
    const { offers } = (
      await caller.post('/rail/offers/pass/searches', {
        place: 'EU',
        validityStartDate: '2026-12-10',
        travelers: FAMILY,
      })
    ).json<{ offers: WireTicketOffer[] }>();
    const [offer] = offers;
    expect(translated(itemAt(offer?.location ?? '', TODAY), 'en')).toMatchObject({
      type: 'pass',
      offer,
      validFrom: '2026-12-10',
      validUntil: '2027-01-09',
      departsAt: Date.parse('2026-12-10T00:00:00+01:00'),
    });
  });

  test('TRN-39 lapses with the offer, after 15 to 30 minutes', async () => {
    const { offers } = await caller.search([OUT]);
    for (const { location, expirationDate } of offers) {
      const end = Date.parse(expirationDate);
      expect(end - TODAY).toBeGreaterThanOrEqual(15 * MINUTE);
      expect(end - TODAY).toBeLessThanOrEqual(30 * MINUTE);
      expect([ticketAt(location, end - 1).offer.location, offerByLocation(location, end)]).toEqual([
        location,
        'expired',
      ]);
    }
  });

  test('that was made up, or changed, is unknown', async () => {
    const [offer] = (await caller.search([OUT])).offers;
    const location = offer?.location ?? '';
    const changed = location.replace(/.(?=.{20}\.)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(
      [
        ...['', 'tkt_', 'tkt_e30.abc', `${location}x`, location.slice(0, -1), changed],
        `pas_${location.slice(4)}`,
      ].map((one) => offerByLocation(one, TODAY)),
    ).toEqual([null, null, null, null, null, null, null]);
  });
});

test('OQ-72 other tickets in exchange are sold by themselves, in the same comfort or a better one', () => {
  const asked = {
    travelers: [{ age: 40, cards: [] }],
    comfort: 'COMFORT' as const,
    now: TODAY,
  };
  const found = exchangeOffers({ ...asked, legs: [{ id: 'my-leg', ...OUT }] });
  expect(found.legs.map(({ id }) => id)).toEqual(['my-leg']);
  expect(new Set(found.offers.map(({ comfortCategory }) => comfortCategory.code))).toEqual(
    new Set(['COMFORT', 'PREMIER']),
  );
  expect(
    found.offers.every(
      ({ leg: id, compatibleOffers }) => id === 'my-leg' && compatibleOffers.length === 0,
    ),
  ).toBe(true);
  expect(ticketAt(found.offers[0]?.location ?? '', TODAY).offer).toEqual(found.offers[0]);
  expect(() =>
    exchangeOffers({ ...asked, legs: [{ id: 'my-leg', ...OUT, departure: '2026-11-01T08:00' }] }),
  ).toThrow('INVALID');
});
