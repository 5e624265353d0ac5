import { photoId, type Scene } from '../photos/photo-ids';
import { createRandom } from '../../kit/random';
import type { Hotel } from '../catalogue/hotel';
import { roomKinds, type RoomKind } from './room-kinds';

/** Square metres of a room with beds of one kind in it, a bathroom included; what a bed more takes, and a star. */
const LEAST = 9;
const PER_BED: Record<RoomKind['beds'][number]['type'], number> = {
  single: 4,
  double: 6,
  queen: 7,
  king: 8,
  sofabed: 4,
};
const PER_STAR = 1.6;
const HAS_KITCHEN = /studio|apartment|cottage/i;

function squareMetresOf({ id, stars }: Hotel, { beds, code, name }: RoomKind): number {
  const random = createRandom(`size/${id}/${code}`);
  const forBeds = beds.reduce((sum, { type, count }) => sum + PER_BED[type] * count, 0);
  const kitchen = HAS_KITCHEN.test(name) ? 7 : 0;
  return Math.round(LEAST + forBeds + kitchen + PER_STAR * stars + random.int(0, 4));
}

/** From how many stars on rooms may have it, and how often. */
const SOMETIMES: readonly (readonly [string, number, number])[] = [
  ['air_conditioning', 3, 0.85],
  ['bath', 3, 0.35],
  ['balcony', 2, 0.3],
  ['view', 1, 0.25],
  ['kettle', 2, 0.7],
  ['desk', 2, 0.6],
  ['tv', 2, 0.95],
  ['safe', 3, 0.7],
  ['minibar', 4, 0.75],
  ['hairdryer', 2, 0.9],
  ['iron', 3, 0.3],
  ['soundproof', 3, 0.35],
];

/** What rooms of a kind have in a house; of a hostel the bathroom may be shared. */
function facilitiesOf({ id, type, stars }: Hotel, { code, name }: RoomKind): string[] {
  const random = createRandom(`in the room/${id}/${code}`);
  const always = [
    ...(type === 'hostel' && random.chance(0.5) ? [] : ['private_bathroom']),
    ...(HAS_KITCHEN.test(name) ? ['kitchenette'] : []),
  ];
  const sometimes = SOMETIMES.flatMap(([facility, from, share]) =>
    random.chance(share) && stars >= from ? [facility] : [],
  );
  return [...always, ...sometimes];
}

/** The room, its bathroom, and the view where it has one; no two kinds of a house share one. */
function photosOf(hotel: Hotel, kind: RoomKind, facilities: readonly string[]): string[] {
  const scenes: Scene[] = [kind.scene];
  if (facilities.includes('private_bathroom')) scenes.push('bathroom');
  if (facilities.includes('view') || facilities.includes('balcony')) scenes.push('room-view');
  const step = roomKinds(hotel).findIndex(({ code }) => code === kind.code);
  return scenes.map((scene) => photoId(scene, hotel.id, step));
}

interface RoomFacts {
  squareMetres: number;
  facilities: string[];
  photos: string[];
}

const known = new WeakMap<Hotel, Map<string, RoomFacts>>();

/** What is told of a kind of room beside its beds; worked out once, for lists ask for every house of a town. */
export function roomFacts(hotel: Hotel, kind: RoomKind): RoomFacts {
  const ofHotel = known.get(hotel) ?? new Map<string, RoomFacts>();
  known.set(hotel, ofHotel);
  const before = ofHotel.get(kind.code);
  if (before !== undefined) return before;
  const facilities = facilitiesOf(hotel, kind);
  const facts = {
    squareMetres: squareMetresOf(hotel, kind),
    facilities,
    photos: photosOf(hotel, kind, facilities),
  };
  ofHotel.set(kind.code, facts);
  return facts;
}
