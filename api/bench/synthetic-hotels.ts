import type { FeedHotel, OpenFeed } from '../src/catalogue/import/feed';
import { HOTEL_TYPES } from '../src/catalogue/index/hotel-types';
import type { Town } from '../src/catalogue/geonames/towns';

/* Hotels for measuring: as many as wanted around real towns, the same ones every time. */

const FIRST =
  'Amber Anchor Blue Bright Castle Cedar Copper Coral Crown Crystal Golden Grand Green Harbour Hidden Ivory Lake Lantern Linden Little Maple Meadow Mill Moon Old Olive Orchard Palm Park Paper Pearl Pine Quiet Red River Rose Royal Sand Silver Sky Star Stone Summer Sun Swan Velvet White Willow Winter'.split(
    ' ',
  );
const SECOND =
  'Badger Bell Bridge Brook Clover Compass Court Crane Dove Falcon Feather Finch Forest Fountain Fox Garden Gate Hare Hedgehog Heron Hill House Juniper Kettle Key Kingfisher Lark Lighthouse Lion Magpie Market Otter Owl Pheasant Quince Rabbit Robin Sparrow Squirrel Starling Swallow Teapot Thimble Tower Tulip Walnut Weathervane Wheel Wren Yard'.split(
    ' ',
  );
const KIND =
  'Hotel|Inn|Lodge|Residence|Suites|Apartments|Guesthouse|Resort|Boutique Hotel|Hostel|Palace|Villa'.split(
    '|',
  );
const SYLLABLES =
  'ba be bo da den dor el fa fen gra hal har hem ka kir la len lo ma mer mon na nor o pa per ra ren ro sal san sel ta ter tor ul va ven vil wal wen za zel'.split(
    ' ',
  );

export type Random = () => number;

/** A repeatable stream of numbers in [0, 1). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

function pick<T>(random: Random, list: readonly [T, ...T[]] | readonly T[], fallback: T): T {
  return list[Math.floor(random() * list.length)] ?? fallback;
}

function owner(random: Random): string {
  const word = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
    pick(random, SYLLABLES, 'ba'),
  ).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function hotelName(random: Random, town: Town): string {
  const style = random();
  const kind = pick(random, KIND, 'Hotel');
  const own =
    style < 0.35
      ? `${owner(random)} ${kind}`
      : `${pick(random, FIRST, 'Old')} ${pick(random, SECOND, 'Owl')} ${kind}`;
  return random() < 0.35 ? `${own} ${town.name}` : own;
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

const FACILITIES = [
  'accessibility_mobility',
  'accessibility_hearing',
  'parking',
  'pool',
  'restaurant',
  'pets_allowed',
].map((code) => ({
  code,
  names: { en: code, nl: code },
}));

function hotelIn(town: Town, number: number, random: Random): FeedHotel {
  const spread = 0.02 + Math.min(0.15, Math.sqrt(town.population) / 12_000);
  const name = hotelName(random, town);
  return {
    id: `syn_${number.toString(36).padStart(6, '0')}`,
    name,
    stars: 1 + Math.floor(random() * 5),
    type: pick(random, HOTEL_TYPES, '31'),
    geonameId: town.geonameId,
    latitude: round(
      Math.max(-89, Math.min(89, town.latitude + (random() + random() - 1) * spread)),
    ),
    longitude: round(
      Math.max(-179.9, Math.min(179.9, town.longitude + (random() + random() - 1) * spread * 1.5)),
    ),
    address: `${number} Example Street, ${town.name}`,
    timeZone: town.timeZone,
    rating:
      random() < 0.05
        ? null
        : {
            score: Math.round((5 + random() * 5) * 10) / 10,
            count: Math.floor(random() ** 3 * 4000),
          },
    fromPriceCents: 3000 + Math.floor(random() ** 2 * 400) * 100,
    photos: [],
    facilities: FACILITIES.filter((_facility, index) => (number >> index) % 3 === 0),
    description: { en: name, nl: name },
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    minimumAge: 18,
    demo: true,
  };
}

/** Towns with people get hotels by the root of their number, so that some have very many and most a few. */
export function syntheticFeed(towns: readonly Town[], count: number): OpenFeed {
  const populated = towns.filter(({ population }) => population >= 15_000);
  const weights = populated.map(({ population }) => population ** 0.8);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  async function* hotels(): AsyncIterable<FeedHotel> {
    const random = randomFrom(20_261_121);
    let number = 0;
    let owed = 0;
    for (const [index, town] of populated.entries()) {
      owed += ((weights[index] ?? 0) / total) * count;
      for (; number < Math.round(owed); number += 1) yield hotelIn(town, number, random);
    }
  }
  return { version: `synthetic-${count}`, hotels };
}
