import { createHash } from 'node:crypto';
import { kilometres } from '../../kit/distance';
import { catalogue, CATALOGUE_VERSION, makeCatalogue } from './catalogue';
import { hotelPhotos } from '../photos/hotel-photos';
import { PHOTOS } from '../photos/photo-ids';
import { feedLine } from '../feed';
import { TYPES } from './hotel-types';

const { hotels } = catalogue();

test('there are exactly 20,000 hotels with an id of their own', () => {
  expect(new Set(hotels.map(({ id }) => id)).size).toBe(20_000);
});

test('every accommodation type of the specification and 1 to 5 stars are there', () => {
  expect(
    Object.values(TYPES)
      .map(({ code }) => Number(code))
      .sort((a, b) => a - b),
  ).toEqual([31, 32, 33, 36, 38, 41, 42, 45, 46, 48, 49, 51, 202, 203]);
  for (const type of Object.keys(TYPES))
    expect(hotels.filter((hotel) => hotel.type === type).length).toBeGreaterThan(100);
  for (const stars of [1, 2, 3, 4, 5])
    expect(hotels.filter((hotel) => hotel.stars === stars).length).toBeGreaterThan(500);
});

test('making it again gives the same hotels', () => {
  expect(makeCatalogue().hotels.slice(0, 2_000).map(feedLine)).toEqual(
    hotels.slice(0, 2_000).map(feedLine),
  );
});

test('ski hotels stand in the mountains and beach hotels at the sea', () => {
  expect(
    new Set(hotels.filter(({ type }) => type === 'ski').map(({ city }) => city.setting)),
  ).toEqual(new Set(['mountain']));
  expect(
    new Set(hotels.filter(({ type }) => type === 'beach').map(({ city }) => city.setting)),
  ).toEqual(new Set(['coast']));
});

test.each([
  ['Barcelona', 'ES'],
  ['Paris', 'FR'],
  ['London', 'GB'],
  ['Amsterdam', 'NL'],
  ['Rome', 'IT'],
])('%s has between 120 and 240 hotels, each with its own name', (city, country) => {
  const here = hotels.filter((hotel) => hotel.city.name === city && hotel.city.country === country);
  expect(here.length).toBeGreaterThanOrEqual(120);
  expect(here.length).toBeLessThanOrEqual(240);
  expect(new Set(here.map(({ name }) => name)).size).toBe(here.length);
});

test('every hotel stands near its town and has six to twelve different pictures that exist', () => {
  for (const hotel of hotels) {
    if (kilometres(hotel, hotel.city) > 15) throw new Error(`${hotel.id} is lost`);
    const photos = hotelPhotos(hotel);
    if (
      photos.length < 6 ||
      photos.length > 12 ||
      new Set(photos).size !== photos.length ||
      photos.some((id) => !PHOTOS.has(id))
    )
      throw new Error(`${hotel.id}: ${photos.join()}`);
  }
  expect(hotels.length).toBeGreaterThan(0);
});

test.each([
  ['pool', 'pool'],
  ['spa', 'spa'],
  ['restaurant', 'restaurant'],
  ['gym', 'gym'],
  ['lounge', 'bar'],
  ['business_centre', 'meeting-room'],
] as const)('a hotel with %s, and no other, shows a picture of its %s', (facility, scene) => {
  const shown = (hotel: (typeof hotels)[number]) =>
    hotelPhotos(hotel).some((id) => PHOTOS.get(id)?.scene === scene);
  expect(
    hotels.filter((hotel) => shown(hotel) !== hotel.facilities.includes(facility)).slice(0, 3),
  ).toEqual([]);
});

test('every house in the green shows a garden, and one without a restaurant the room of its breakfast', () => {
  const scenesOf = (hotel: (typeof hotels)[number]) =>
    hotelPhotos(hotel).map((id) => PHOTOS.get(id)?.scene);
  const green = hotels.filter(({ type }) => ['country', 'village', 'eco'].includes(type));
  expect(green.filter((hotel) => !scenesOf(hotel).includes('garden')).slice(0, 3)).toEqual([]);
  const eating = hotels.map((hotel) => ({ ...hotel, scenes: scenesOf(hotel) }));
  expect(
    eating.filter(
      ({ scenes, facilities }) =>
        (scenes.includes('breakfast-room') && facilities.includes('restaurant')) ||
        (scenes.includes('breakfast') && !facilities.includes('restaurant')),
    ),
  ).toEqual([]);
  expect(eating.filter(({ scenes }) => scenes.includes('breakfast-room')).length).toBeGreaterThan(
    100,
  );
});

test('six hotels that follow each other in a town have six fronts, and those of cities some in their own manner', () => {
  const fronts = new Map<number, string[]>();
  for (const hotel of hotels.filter(({ id }) => id.startsWith('acc_'))) {
    const [front = ''] = hotelPhotos(hotel);
    fronts.set(hotel.city.geonameId, [...(fronts.get(hotel.city.geonameId) ?? []), front]);
  }
  for (const [town, list] of fronts)
    list.forEach((_, index) => {
      const row = list.slice(index, index + 6);
      if (new Set(row).size !== row.length) throw new Error(`${town}: ${row.join()}`);
    });
  const seenIn = (name: string) =>
    new Set(
      hotels
        .filter(({ city, type }) => city.name === name && type === 'city')
        .map((hotel) => hotelPhotos(hotel)[0]),
    );
  const [paris, berlin] = [seenIn('Paris'), seenIn('Berlin')];
  expect([paris.size, berlin.size]).toEqual([12, 12]);
  expect([...paris].filter((id) => berlin.has(id))).toHaveLength(8);
});

test('some hotels do not say when one may come and go, so that the default times are seen', () => {
  const silent = hotels.filter(({ checkInFrom }) => checkInFrom === null);
  expect(silent.length / hotels.length).toBeGreaterThan(0.08);
  expect(silent.every(({ checkOutBefore }) => checkOutBefore === null)).toBe(true);
});

test('a line of the feed says that the hotel is invented, in both languages what it is, and where', () => {
  const line: unknown = JSON.parse(
    feedLine(hotels.find(({ city }) => city.name === 'Paris') ?? hotels[0] ?? fail()),
  );
  expect(line).toMatchObject({
    demo: true,
    geoname_id: 2988507,
    currency: 'EUR',
    time_zone: 'Europe/Paris',
    description: { en: expect.stringContaining(' '), nl: expect.stringContaining(' ') },
    photos: expect.arrayContaining([
      { id: expect.any(String), alt: { en: expect.any(String), nl: expect.any(String) } },
    ]),
  });
});

test('texts leave nothing to fill in and Dutch texts use Dutch names', () => {
  for (const hotel of hotels.slice(0, 3_000))
    expect(feedLine(hotel)).not.toMatch(/\{town\}|\{name\}|undefined|\*/);
  const paris = hotels.filter(({ city }) => city.name === 'Paris').map(feedLine);
  expect(paris.some((line) => line.includes('Parijs'))).toBe(true);
});

test('the version changes with the content', () => {
  const hash = createHash('sha256');
  for (let index = 0; index < hotels.length; index += 10)
    hash.update(feedLine(hotels[index] ?? fail()));
  // When this fails, the generator makes other hotels: raise CATALOGUE_VERSION together with this fingerprint.
  expect([CATALOGUE_VERSION, hash.digest('hex').slice(0, 16)]).toEqual([
    '2026.6-20000',
    '78c75a98bc337e59',
  ]);
});

function fail(): never {
  throw new Error('no such hotel');
}
