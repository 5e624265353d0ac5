import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createRandom, type Random } from '../kit/random';
import rooms from './data/room-texts.json';
import { hotelPhotos } from './photos/hotel-photos';
import { PHOTOS } from './photos/photo-ids';
import { fromPriceCents } from './rates/price';
import { catalogue, CATALOGUE_VERSION } from './catalogue/catalogue';
import type { Hotel } from './catalogue/hotel';
import { FACILITIES, SETTINGS, TYPES, type Texts } from './catalogue/hotel-types';
import { townName } from './catalogue/towns';

function extras(random: Random, hotel: Hotel): Texts[] {
  const sentences = hotel.facilities.flatMap((code) => FACILITIES[code].sentence ?? []);
  const first = random.int(0, Math.max(0, sentences.length - 1));
  return [...sentences.slice(first), ...sentences.slice(0, first)].slice(0, random.int(1, 2));
}

/** Four or five sentences, the same ones in both languages; rooms of one and two stars are told alike. */
function describe(hotel: Hotel): Texts {
  const random = createRandom(`text/${hotel.id}`);
  const sentences = [
    random.pick(TYPES[hotel.type].openings),
    random.pick(SETTINGS[hotel.city.setting].locations),
    random.pick<Texts>(rooms[Math.max(0, hotel.stars - 2)] ?? []),
    ...extras(random, hotel),
  ];
  const town = townName(hotel.city);
  const write = (language: keyof Texts): string => {
    const text = sentences.map((sentence) => sentence[language]).join(' ');
    return text.replaceAll('{name}', hotel.name).replaceAll('{town}', town[language]);
  };
  return { en: write('en'), nl: write('nl') };
}

export function feedLine(hotel: Hotel): string {
  const { city, address } = hotel;
  return JSON.stringify({
    id: hotel.id,
    geoname_id: city.geonameId,
    name: hotel.name,
    demo: true,
    type: TYPES[hotel.type].code,
    stars: hotel.stars,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    address: {
      line_one: address.lineOne,
      postal_code: address.postalCode,
      city_name: townName(city).en,
      country_code: city.country,
    },
    rating: hotel.rating,
    from_price_cents: fromPriceCents(hotel),
    currency: 'EUR',
    time_zone: city.timeZone,
    min_age: hotel.minAge,
    check_in_from: hotel.checkInFrom,
    check_out_before: hotel.checkOutBefore,
    facilities: hotel.facilities.map((code) => {
      const { en, nl } = FACILITIES[code];
      return { code, name: { en, nl } };
    }),
    description: describe(hotel),
    photos: hotelPhotos(hotel).map((id) => ({ id, alt: PHOTOS.get(id)?.alt })),
  });
}

const LINES_AT_ONCE = 250;

function* feed(): Generator<string> {
  const { hotels } = catalogue();
  for (let start = 0; start < hotels.length; start += LINES_AT_ONCE) {
    const lines = hotels.slice(start, start + LINES_AT_ONCE).map(feedLine);
    yield `${lines.join('\n')}\n`;
  }
}

/** The static content that a supplier hands over in bulk; importers compare the version and skip what they have. */
export function registerFeed(app: FastifyInstance): void {
  const etag = `"${CATALOGUE_VERSION}"`;
  app.get('/catalogue/accommodation.ndjson', (request, reply) => {
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(feed()));
  });
}
