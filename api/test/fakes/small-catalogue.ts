import type { Pool } from 'pg';
import type { FeedHotel } from '../../src/catalogue/import/feed';
import type { Town } from '../../src/catalogue/geonames/towns';
import { importCatalogue } from '../../src/catalogue/import/import-catalogue';

/* For tests: 45 hotels in Barcelona and two in Amsterdam, through the real import, and two cities without hotels. */

const BARCELONA: Town = {
  geonameId: 3128760,
  name: 'Barcelona',
  asciiName: 'Barcelona',
  alternateNames: ['Barna'],
  latitude: 41.38879,
  longitude: 2.15899,
  featureCode: 'PPLA',
  country: 'ES',
  region: '56',
  population: 1_620_343,
  timeZone: 'Europe/Madrid',
};

const AMSTERDAM: Town = {
  geonameId: 2759794,
  name: 'Amsterdam',
  asciiName: 'Amsterdam',
  alternateNames: [],
  latitude: 52.37403,
  longitude: 4.88969,
  featureCode: 'PPLC',
  country: 'NL',
  region: '07',
  population: 741_636,
  timeZone: 'Europe/Amsterdam',
};

const PARIS: Town = {
  geonameId: 2988507,
  name: 'Paris',
  asciiName: 'Paris',
  alternateNames: ['Parijs'],
  latitude: 48.85341,
  longitude: 2.3488,
  featureCode: 'PPLC',
  country: 'FR',
  region: '11',
  population: 2_138_551,
  timeZone: 'Europe/Paris',
};

const LONDON: Town = {
  geonameId: 2643743,
  name: 'London',
  asciiName: 'London',
  alternateNames: ['Londen'],
  latitude: 51.50853,
  longitude: -0.12574,
  featureCode: 'PPLC',
  country: 'GB',
  region: 'ENG',
  population: 8_961_989,
  timeZone: 'Europe/London',
};

const TYPES = ['31', '32', '33', '49', '203'] as const;

function hotel(town: Town, id: string, index: number): FeedHotel {
  return {
    id,
    name: `${town.name} Test Hotel ${index}`,
    stars: (index % 5) + 1,
    type: TYPES[index % TYPES.length] ?? '31',
    geonameId: town.geonameId,
    latitude: town.latitude + index / 1_000,
    longitude: town.longitude - index / 2_000,
    address: `Street ${index}, ${town.name}`,
    timeZone: town.timeZone,
    rating: index % 7 === 0 ? null : { score: 6 + (index % 4), count: 10 * index },
    fromPriceCents: 6_000 + index * 100,
    photos: [
      { id: `lobby-${(index % 3) + 1}`, alt: { en: 'A lobby', nl: 'Een lobby' } },
      { id: 'suite-1', alt: { en: 'A suite', nl: 'Een suite' } },
    ],
    facilities: [{ code: 'wifi', names: { en: 'Wifi', nl: 'Wifi' } }],
    description: { en: 'A hotel for tests.', nl: 'Een hotel voor tests.' },
    checkInFrom: index % 2 === 0 ? '' : '14:00',
    checkOutUntil: index % 2 === 0 ? '' : '11:00',
    minimumAge: 18,
    demo: true,
  };
}

/** ids ending in `-full` have nothing free at the recorded supplier */
export const BARCELONA_HOTELS = Array.from(
  { length: 45 },
  (_, index) => `bcn-${index}${index % 10 === 9 ? '-full' : ''}`,
);

async function* hotels(others: readonly string[]): AsyncIterable<FeedHotel> {
  for (const [index, id] of BARCELONA_HOTELS.entries()) yield hotel(BARCELONA, id, index);
  yield hotel(AMSTERDAM, 'ams-0', 0);
  yield hotel(AMSTERDAM, 'ams-1', 1);
  for (const [index, id] of others.entries()) yield hotel(AMSTERDAM, id, index + 2);
}

/** `others` are ids of hotels that a supplier has and that are put in Amsterdam too. */
export async function importSmallCatalogue(
  pool: Pool,
  others: readonly string[] = [],
): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined };
  await importCatalogue(
    pool,
    { open: async () => ({ version: 'small', hotels: () => hotels(others) }) },
    log,
    () => [BARCELONA, AMSTERDAM, PARIS, LONDON],
  );
}
