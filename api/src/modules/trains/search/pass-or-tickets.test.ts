import type { FlexibilityCode } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type {
  RailCriteria,
  RailOffer,
  RailPlace,
  RailSearch,
  RailSolution,
  RailStop,
} from '../../../ports/rail-offers';
import { cheapestTicket, goesOn } from './cheapest-ticket';
import { passOrTicketsService } from './pass-or-tickets.service';
import { railReferenceService } from './rail-reference.service';
import { trainPlacesService } from './train-places.service';

const DAY = '2026-12-10';
const NOW = Date.parse('2026-12-01T09:00:00Z');
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

type Sold = readonly (readonly [departure: string, cents: number, code?: FlexibilityCode])[];

function search(sold: Sold): RailSearch {
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

describe('The cheapest ticket of a day', () => {
  it.each<[string, Sold, number | null]>([
    [
      'is the lowest price',
      [
        [`${DAY}T08:00`, 5_000],
        [`${DAY}T09:00`, 3_000],
        [`${DAY}T10:00`, 4_000],
      ],
      3_000,
    ],
    [
      'is the earlier of two',
      [
        [`${DAY}T08:00`, 3_000],
        [`${DAY}T09:00`, 3_000],
      ],
      3_000,
    ],
    [
      'is none that is sold with a return only',
      [
        [`${DAY}T08:00`, 1_000, 'RETURN'],
        [`${DAY}T08:00`, 3_000],
      ],
      3_000,
    ],
    [
      'is none of the next day',
      [
        [`${DAY}T23:00`, 3_000],
        ['2026-12-11T00:10', 1_000],
      ],
      3_000,
    ],
    ['is nothing where there are no trains', [], null],
  ])('%s', (_what, sold, cents) => {
    expect(cheapestTicket(search(sold), DAY)?.offer.price.amount ?? null).toBe(cents);
  });

  it.each<[string, Sold, boolean]>([
    ['a last train of the day', [[`${DAY}T08:00`, 1]], true],
    [
      'a last train of the next',
      [
        [`${DAY}T08:00`, 1],
        ['2026-12-11T00:10', 1],
      ],
      false,
    ],
    ['no trains', [], false],
  ])('is looked for further after %s', (_what, sold, expected) => {
    expect(goesOn(search(sold), DAY)).toBe(expected);
  });
});

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
    places: trainPlacesService(supplier),
    reference: railReferenceService(supplier),
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
