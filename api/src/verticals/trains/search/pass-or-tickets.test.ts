import { ownCaches } from '../../../platform/answers/answer-caches';
import type { RailCriteria, RailPlace } from '../../../ports/rail-offers';
import { passOrTicketsService } from './pass-or-tickets.service';
import { railReferenceService } from './rail-reference.service';
import { trainPlacesService } from './train-places.service';
import { DAY, NOW, search } from '../../../../test/builders/build-rail-search';

const place = (code: string): RailPlace => ({
  code,
  type: 'city',
  label: code,
  localLabel: `${code} (nl)`,
  country: 'FR',
  timeZone: 'Europe/Paris',
});

/** A supplier with a train at eight and two in the afternoon, the latter cheaper; seats beside a pass cost three euros. */
function comparison() {
  const asked: RailCriteria[] = [];
  let [running, most] = [0, 0];
  const supplier = {
    findPlaces: async () => [],
    placesByCode: async (codes: readonly string[]) =>
      codes.filter((code) => !code.startsWith('ZZ')).map(place),
    railCards: async () => [
      { code: 'HALF', label: '', country: 'CH', isPass: false, ages: null },
      { code: 'PASS', label: '', country: 'EU', isPass: true, ages: null },
    ],
    passAreas: async () => [],
    searchTickets: async (criteria: RailCriteria) => {
      asked.push(criteria);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (criteria.legs[0]?.destination === 'FR:none') return search([]);
      return criteria.travellers.some(({ cards }) => cards.includes('PASS'))
        ? search([
            [`${DAY}T14:00`, 300],
            [`${DAY}T15:00`, 100],
          ])
        : search([[`${DAY}T08:00`, 5_000]]);
    },
    pageTickets: async () =>
      search([
        [`${DAY}T14:00`, 2_000],
        ['2026-12-11T01:00', 1_000],
      ]),
  };
  const service = passOrTicketsService({
    supplier,
    places: trainPlacesService(
      supplier,
      { predictive: () => [], stationCoded: () => null },
      ownCaches,
    ),
    reference: railReferenceService(supplier, ownCaches),
  });
  const compare = (journeys: readonly (readonly [string, string, string])[], now = NOW) =>
    service.of(
      {
        journeys: journeys.map(([origin, destination, date]) => ({ origin, destination, date })),
        travelers: [
          { age: 40, cards: [{ code: 'HALF' }] },
          { age: 20, cards: [] },
        ],
        language: 'nl',
      },
      now,
    );
  return { compare, asked, most: () => most };
}

const euros = (value: string) => ({ amountsToDisplay: [{ amount: { value, currency: 'EUR' } }] });

describe('Tickets beside a pass', () => {
  it('are the cheapest of all trains of the day, with seats on those trains for holders of a pass', async () => {
    const { compare, asked } = comparison();
    const { journeys } = await compare([['NL:a', 'FR:b', DAY]]);
    expect(journeys).toEqual([
      {
        origin: { code: 'NL:a', label: 'NL:a (nl)', timeZone: 'Europe/Paris' },
        destination: { code: 'FR:b', label: 'FR:b (nl)', timeZone: 'Europe/Paris' },
        date: DAY,
        tickets: euros('20.00'),
        reservations: euros('3.00'),
      },
    ]);
    expect(asked).toEqual([
      {
        legs: [{ origin: 'NL:a', destination: 'FR:b', departure: `${DAY}T05:00` }],
        travellers: [
          { age: 40, cards: ['HALF'] },
          { age: 20, cards: [] },
        ],
      },
      {
        legs: [{ origin: 'NL:a', destination: 'FR:b', departure: `${DAY}T14:00` }],
        travellers: [
          { age: 40, cards: ['PASS'] },
          { age: 20, cards: ['PASS'] },
        ],
      },
    ]);
  });

  it('are looked for from now on today', async () => {
    const { compare, asked } = comparison();
    await compare([['NL:a', 'FR:b', DAY]], Date.parse(`${DAY}T06:30:00Z`));
    expect(asked[0]?.legs[0]?.departure).toBe(`${DAY}T07:30`);
  });

  it('are none where there are no trains', async () => {
    expect((await comparison().compare([['NL:a', 'FR:none', DAY]])).journeys).toMatchObject([
      { tickets: null, reservations: null },
    ]);
  });

  it('are asked for four at a time, in the order of the journeys', async () => {
    const { compare, most } = comparison();
    const { journeys } = await compare(
      Array.from({ length: 8 }, (_, index) => [`NL:a${index}`, 'FR:b', DAY] as const),
    );
    expect(journeys.map(({ origin }) => origin.code)).toEqual(
      Array.from({ length: 8 }, (_, index) => `NL:a${index}`),
    );
    expect(most()).toBe(4);
  });

  it.each<[string, readonly [string, string, string], string]>([
    ['TRN-54 from a place that there is not', ['ZZ:a', 'FR:b', DAY], 'journeys.0.origin'],
    ['TRN-54 to a place that there is not', ['NL:a', 'ZZ:b', DAY], 'journeys.0.destination'],
    ['TRN-54 to where it begins', ['NL:a', 'NL:a', DAY], 'journeys.0.destination'],
    ['TRN-55 yesterday', ['NL:a', 'FR:b', '2026-11-30'], 'journeys.0.date'],
    ['OQ-63 331 days ahead', ['NL:a', 'FR:b', '2027-10-28'], 'journeys.0.date'],
  ])('are refused %s', async (_what, journey, field) => {
    await expect(comparison().compare([journey])).rejects.toMatchObject({
      problemCode: 'INVALID_REQUEST',
      statusCode: 422,
      field,
    });
  });
});
