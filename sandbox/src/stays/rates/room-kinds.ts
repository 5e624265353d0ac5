import * as v from 'valibot';
import { createRandom } from '../../kit/random';
import { remembered } from '../../kit/remembered';
import { keysOf, readTable } from '../../kit/tables';
import type { Hotel } from '../catalogue/hotel';
import { happens, SometimesSchema, TYPES } from '../catalogue/hotel-types';
import beds from '../data/beds.json';
import boards from '../data/boards.json';
import roomFacilities from '../data/room-facilities.json';
import kinds from '../data/room-kinds.json';
import { photoId, SCENES, type Scene } from '../photos/photo-ids';

const TABLE = readTable(
  kinds,
  v.object({
    name: v.string(),
    /** the wire has no capacity: it follows from the beds */
    beds: v.array(v.object({ type: v.picklist(keysOf(beds)), count: v.number() })),
    factor: v.number(),
    scene: v.picklist(keysOf(SCENES)),
  }),
);
type Code = keyof typeof TABLE;
export type RoomKind = (typeof TABLE)[Code] & { code: Code };
export const ROOM_KINDS: readonly RoomKind[] = keysOf(TABLE).map((code) => ({
  code,
  ...TABLE[code],
}));

export function capacityOf(kind: RoomKind): number {
  return kind.beds.reduce((sum, { type, count }) => sum + count * beds[type].guests, 0);
}

function chooseCodes({ id, type, stars }: Hotel): Code[] {
  const { chance } = createRandom(`rooms/${id}`);
  const own = TYPES[type].rooms;
  if (own !== undefined)
    return (chance(own.share) ? own.often : own.else).filter(
      (code) => code !== 'superior' || stars >= 3,
    );
  const codes: Code[] = ['double'];
  if (chance(0.7)) codes.push('twin');
  if (stars >= 3 && chance(0.75)) codes.push('superior');
  if (chance(0.55) || codes.length === 1) codes.push('family');
  if (stars >= 4 && codes.length < 4) codes.push('suite');
  return codes;
}

export const roomKinds = remembered((hotel: Hotel) =>
  chooseCodes(hotel).flatMap((code) => ROOM_KINDS.find((kind) => kind.code === code) ?? []),
);

export type Board = keyof typeof boards;

export function boardsOf({ id, type, facilities }: Hotel): Board[] {
  const random = createRandom(`boards/${id}`);
  if (type === 'apartment') return ['room_only'];
  const served: Board[] = random.chance(0.82) ? ['room_only', 'breakfast'] : ['breakfast'];
  if (!facilities.includes('restaurant') || !TYPES[type].forHolidays) return served;
  if (random.chance(0.6)) served.push('half_board');
  if ((type === 'beach' || type === 'family') && random.chance(0.35)) served.push('all_inclusive');
  if (type === 'mountain' && random.chance(0.2)) served.push('full_board');
  return served.slice(-3);
}

const HAS_KITCHEN = /studio|apartment|cottage/i;

function squareMetresOf({ id, stars }: Hotel, kind: RoomKind): number {
  const forBeds = kind.beds.reduce(
    (sum, { type, count }) => sum + beds[type].squareMetres * count,
    0,
  );
  const kitchen = HAS_KITCHEN.test(kind.name) ? 7 : 0;
  const more = createRandom(`size/${id}/${kind.code}`).int(0, 4);
  return Math.round(9 + forBeds + kitchen + 1.6 * stars + more);
}

const SOMETIMES = readTable(roomFacilities, SometimesSchema);

function facilitiesOf({ id, type, stars }: Hotel, { code, name }: RoomKind): string[] {
  const random = createRandom(`in the room/${id}/${code}`);
  return [
    ...(type === 'hostel' && random.chance(0.5) ? [] : ['private_bathroom']),
    ...(HAS_KITCHEN.test(name) ? ['kitchenette'] : []),
    ...keysOf(SOMETIMES).filter((facility) => happens(random, stars, SOMETIMES[facility])),
  ];
}

function photosOf(hotel: Hotel, kind: RoomKind, facilities: readonly string[]): string[] {
  const scenes: Scene[] = [kind.scene];
  if (facilities.includes('private_bathroom')) scenes.push('bathroom');
  if (facilities.includes('view') || facilities.includes('balcony')) scenes.push('room-view');
  return scenes.map((scene) => photoId(scene, hotel.id, roomKinds(hotel).indexOf(kind)));
}

/** Lists ask for every house of a town. */
const factsOf = remembered((hotel: Hotel) =>
  remembered((kind: RoomKind) => {
    const facilities = facilitiesOf(hotel, kind);
    const photos = photosOf(hotel, kind, facilities);
    return { squareMetres: squareMetresOf(hotel, kind), facilities, photos };
  }),
);

/** What is told of a kind of room beside its beds. */
export const roomFacts = (hotel: Hotel, kind: RoomKind) => factsOf(hotel)(kind);
