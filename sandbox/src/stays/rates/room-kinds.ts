import * as v from 'valibot';
import { createRandom } from '../../kit/random';
import { keysOf, readTable } from '../../kit/tables';
import type { Hotel } from '../catalogue/hotel';
import { SCENES } from '../photos/photo-ids';
import kinds from '../data/room-kinds.json';

const RoomSchema = v.object({
  name: v.string(),
  nameNl: v.string(),
  /** the wire has no capacity: it follows from the beds */
  beds: v.array(
    v.object({
      type: v.picklist(['single', 'double', 'queen', 'king', 'sofabed']),
      count: v.number(),
    }),
  ),
  factor: v.number(),
  scene: v.picklist(keysOf(SCENES)),
});
export type RoomKind = v.InferOutput<typeof RoomSchema> & { code: string };

const TABLE = readTable(kinds, RoomSchema);
export const ROOM_KINDS: readonly RoomKind[] = keysOf(kinds).map((code) => ({
  code,
  ...TABLE[code],
}));

export function capacityOf({ beds }: RoomKind): number {
  return beds.reduce(
    (sum, { type, count }) => sum + count * (type === 'single' || type === 'sofabed' ? 1 : 2),
    0,
  );
}

const known = new Map<string, RoomKind[]>();

/** Two to four kinds of room, the plainest first. */
export function roomKinds(hotel: Hotel): RoomKind[] {
  const kinds = known.get(hotel.id) ?? chooseKinds(hotel);
  known.set(hotel.id, kinds);
  return kinds;
}

type Code = keyof typeof kinds;

/** Houses of these types have rooms of their own kind. */
function specialCodes({ type, stars }: Hotel, isChanced: (share: number) => boolean): Code[] {
  switch (type) {
    case 'hostel':
      return isChanced(0.6) ? ['bunk', 'hostelDouble', 'bunk4'] : ['bunk', 'bunk4'];
    case 'apartment':
      return ['studio', 'flat1', 'flat2', ...(isChanced(0.5) ? [] : ['flat3' as const])];
    case 'village':
      return ['cottage2', 'cottage4', 'cottage5'];
    case 'family':
      return ['double', 'family', 'large', ...(stars >= 3 ? ['superior' as const] : [])];
    default:
      return [];
  }
}

function chooseCodes(hotel: Hotel): readonly string[] {
  const { chance } = createRandom(`rooms/${hotel.id}`);
  const special = specialCodes(hotel, chance);
  if (special.length > 0) return special;
  const codes: Code[] = ['double'];
  if (chance(0.7)) codes.push('twin');
  if (hotel.stars >= 3 && chance(0.75)) codes.push('superior');
  if (chance(0.55) || codes.length === 1) codes.push('family');
  if (hotel.stars >= 4 && codes.length < 4) codes.push('suite');
  return codes;
}

function chooseKinds(hotel: Hotel): RoomKind[] {
  return chooseCodes(hotel).flatMap((code) => ROOM_KINDS.find((kind) => kind.code === code) ?? []);
}
