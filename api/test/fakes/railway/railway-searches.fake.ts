import { money } from '@wayfare/domain';
import { Problem } from '../../../src/platform/http/problem';
import type { RailExchangeSearch } from '../../../src/ports/rail-after-sales';
import type { RailTicketItem } from '../../../src/ports/rail-items';
import type { RailCriteria, RailOffer, RailSearch, RailStop } from '../../../src/ports/rail-offers';
import type { RailSupplier } from '../../../src/ports/rail-supplier';
import {
  A_PRODUCT,
  aBag,
  aSolution,
  aStop,
  faresOf,
  passLocation,
  ticketLocation,
} from '../../builders/build-rail-item';

/* For tests: one train a leg in two fares, one pass, two places, two cards. */

const CARDS = [
  { code: 'NL-DAL', label: 'Dal Voordeel', country: 'NL', isPass: false, ages: null },
  { code: 'EU-INTERRAIL', label: 'Interrail', country: 'EU', isPass: true, ages: null },
] as const;
const EUROPE = { code: 'EU', label: 'Europe', countries: ['NL', 'FR'] } as const;
const PAPERWORK = {
  deliveryOptions: ['PAH', 'TICKETLESS'],
  passengerFields: ['title', 'date_of_birth'],
  leadFields: ['email', 'phone_number'],
} as const;

type Calls = Pick<
  RailSupplier,
  | 'findPlaces'
  | 'placesByCode'
  | 'railCards'
  | 'passAreas'
  | 'isPassCode'
  | 'searchTickets'
  | 'pageTickets'
  | 'searchPasses'
  | 'health'
>;

/** The last character of a code is the sum of the others by their place, modulo ten. */
function isFakePassCode(code: string): boolean {
  const digits = [...code].map((character) => parseInt(character, 36));
  const sum = digits.slice(0, -1).reduce((total, digit, index) => total + digit * (index + 1), 0);
  return /^[A-Z0-9]{6,12}$/.test(code) && sum % 10 === digits.at(-1);
}

interface Fare {
  readonly id: string;
  readonly cents: number;
  readonly ages: readonly number[];
  readonly expiresAt: Date;
}

function offer(leg: string, location: string, { id, cents, ages, expiresAt }: Fare): RailOffer {
  const fareOffers = faresOf(id, { cents, ages });
  const { flexibility } = A_PRODUCT;
  return {
    id,
    location,
    leg,
    solution: `sol-${leg}`,
    comfort: { code: 'STANDARD', label: 'Standard' },
    flexibility,
    price: money(cents),
    expiresAt,
    fareOffers,
    compatibleOffers: [],
    serviceOffers: [aBag(fareOffers.map((fare) => fare.id))],
    preferenceGroups: ['SEATING_PREFERENCE'],
    seatsLeft: null,
    ...PAPERWORK,
  };
}

const stationOf = ({ code, label, timeZone }: RailStop) =>
  ({
    code,
    type: 'station',
    label,
    localLabel: label,
    country: code.slice(0, 2),
    timeZone,
  }) as const;

/** The train of each leg, and its tickets in two fares. */
function foundFor({ legs, travellers }: RailCriteria, expiresAt: Date) {
  const ages = travellers.map(({ age }) => age);
  const found = legs.map(({ origin, destination, departure }, index) => ({
    id: `${index + 1}`,
    origin: aStop(origin),
    destination: aStop(destination),
    solutions: [
      aSolution({ from: origin, to: destination, day: departure.slice(0, 10) }, `sol-${index + 1}`),
    ],
  }));
  const offers = legs.flatMap(({ origin, destination, departure }, index) =>
    [8_900, 12_900].map((cents) =>
      offer(
        `${index + 1}`,
        ticketLocation({
          from: origin,
          to: destination,
          day: departure.slice(0, 10),
          cents,
          ages,
        }),
        { id: `offer-${index + 1}-${cents}`, cents, ages, expiresAt },
      ),
    ),
  );
  return { legs: found, offers };
}

/** Other tickets for each leg of an item, which cost so much more or less. */
function exchangesOf(
  item: RailTicketItem,
  differences: readonly number[],
  expiresAt: Date,
): RailExchangeSearch {
  const legs = item.legs.map((leg) => ({
    id: leg.id,
    origin: leg.origin,
    destination: leg.destination,
    solutions: [leg.solution],
  }));
  const ages = item.travellers.map(({ age }) => age);
  const offers = item.legs.flatMap((leg) =>
    differences.map((cents) => ({
      ...offer(leg.id, `exchange|${cents}`, {
        id: String(cents),
        cents: item.price.amount + cents,
        ages,
        expiresAt,
      }),
      difference: money(cents),
    })),
  );
  return { id: 'exchange-search', legs, offers, products: [A_PRODUCT] };
}

export function fakeRailSearches(
  now: () => number,
): Calls & { exchange(item: RailTicketItem, differences: readonly number[]): RailExchangeSearch } {
  const expiresAt = () => new Date(now() + 1_800_000);
  const searches = new Map<string, RailSearch>();

  return {
    findPlaces: async (query) =>
      ['NL:amsterdam-centraal', 'FR:paris-gare-du-nord']
        .map(aStop)
        .filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
        .map(stationOf),
    placesByCode: async (codes) => codes.map(aStop).map(stationOf),
    railCards: async () => CARDS,
    passAreas: async () => [EUROPE],
    isPassCode: async (code) => isFakePassCode(code),
    async searchTickets(criteria) {
      const search: RailSearch = {
        id: `search-${searches.size}`,
        ...foundFor(criteria, expiresAt()),
        products: [A_PRODUCT],
        services: [{ id: 'bag', label: 'Extra bag' }],
        travellers: criteria.travellers.map(({ age }, index) => ({ id: `t${index + 1}`, age })),
        unusedCards: [],
        demo: true,
      };
      searches.set(search.id, search);
      return search;
    },
    async pageTickets(id) {
      const search = searches.get(id);
      if (search === undefined) throw new Problem('NOT_FOUND');
      return search;
    },
    async searchPasses({ area, validFrom, travellers }) {
      const ages = travellers.map(({ age }) => age);
      const pass = {
        id: 'pass-1',
        location: passLocation({ from: area, day: validFrom, ages }),
        label: 'Interrail Global Pass',
        travelClass: '2',
        travelDays: 7,
        validity: 'P1M',
        productCode: A_PRODUCT.code,
      };
      const offers = [
        {
          ...pass,
          price: money(23_900),
          fareOffers: faresOf('pass-1', { cents: 23_900, ages }),
          expiresAt: expiresAt(),
          ...PAPERWORK,
          deliveryOptions: ['MPASS'] as const,
        },
      ];
      return {
        id: 'passes',
        area: EUROPE,
        offers,
        products: [A_PRODUCT],
        travellers: ages.map((age, index) => ({ id: `t${index + 1}`, age })),
        demo: true,
      };
    },
    health: async () => 'UP',
    exchange: (item, differences) => exchangesOf(item, differences, expiresAt()),
  };
}
