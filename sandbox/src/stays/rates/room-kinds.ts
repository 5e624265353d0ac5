import type { StaysBed } from '@duffel/api/dist/Stays/StaysTypes';
import type { Scene } from '../photos/photo-ids';
import { createRandom } from '../../random';
import type { Hotel } from '../catalogue/hotel';

export interface RoomKind {
  code: string;
  name: string;
  nameNl: string;
  beds: StaysBed[];
  /** price against the plainest room */
  factor: number;
  scene: Scene;
}

/** Written like `double+2single`. The wire has no capacity: it follows from the beds. */
function kind(
  code: string,
  texts: [en: string, nl: string],
  beds: string,
  rest: [factor: number, scene: Scene],
): RoomKind {
  return {
    code,
    name: texts[0],
    nameNl: texts[1],
    beds: beds.split('+').map(parseBed),
    factor: rest[0],
    scene: rest[1],
  };
}

function parseBed(text: string): StaysBed {
  const match = /^(\d?)(single|double|queen|king|sofabed)$/.exec(text);
  const type = (['single', 'double', 'queen', 'king', 'sofabed'] as const).find(
    (name) => name === match?.[2],
  );
  if (type === undefined) throw new Error(`bed ${text}`);
  return { type, count: Number(match?.[1] || 1) };
}

export const ROOM_KINDS = {
  double: kind('double', ['Standard double room', 'Standaard tweepersoonskamer'], 'double', [
    1,
    'double-room',
  ]),
  twin: kind('twin', ['Standard twin room', 'Standaardkamer met twee bedden'], '2single', [
    1.02,
    'twin-room',
  ]),
  superior: kind(
    'superior',
    ['Superior room with sofa bed', 'Superieure kamer met slaapbank'],
    'queen+sofabed',
    [1.22, 'double-room'],
  ),
  family: kind('family', ['Family room', 'Familiekamer'], 'double+2single', [1.46, 'twin-room']),
  large: kind('large', ['Large family room', 'Grote familiekamer'], 'double+2single+sofabed', [
    1.74,
    'twin-room',
  ]),
  suite: kind('suite', ['Junior suite', 'Junior suite'], 'king+sofabed', [1.68, 'suite']),
  bunk: kind('bunk', ['Private room with two beds', 'Privékamer met twee bedden'], '2single', [
    1,
    'twin-room',
  ]),
  bunk4: kind('bunk4', ['Private room for four', 'Privékamer voor vier'], '4single', [
    1.5,
    'twin-room',
  ]),
  hostelDouble: kind(
    'hostelDouble',
    ['Private double room', 'Privékamer met tweepersoonsbed'],
    'double',
    [1.06, 'double-room'],
  ),
  studio: kind('studio', ['Studio with kitchenette', 'Studio met kitchenette'], 'double', [
    1,
    'double-room',
  ]),
  flat1: kind(
    'flat1',
    ['One-bedroom apartment', 'Appartement met één slaapkamer'],
    'double+sofabed',
    [1.24, 'suite'],
  ),
  flat2: kind(
    'flat2',
    ['Two-bedroom apartment', 'Appartement met twee slaapkamers'],
    'double+2single',
    [1.52, 'suite'],
  ),
  flat3: kind(
    'flat3',
    ['Three-bedroom apartment', 'Appartement met drie slaapkamers'],
    '2double+single',
    [1.92, 'suite'],
  ),
  cottage2: kind('cottage2', ['Cottage for two', 'Huisje voor twee'], 'double', [1, 'double-room']),
  cottage4: kind('cottage4', ['Cottage for four', 'Huisje voor vier'], 'double+2single', [
    1.34,
    'twin-room',
  ]),
  cottage5: kind('cottage5', ['Cottage for five', 'Huisje voor vijf'], 'double+3single', [
    1.55,
    'twin-room',
  ]),
};

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

function chooseKinds({ id, type, stars }: Hotel): RoomKind[] {
  const random = createRandom(`rooms/${id}`);
  const {
    double,
    twin,
    superior,
    family,
    large,
    suite,
    bunk,
    bunk4,
    hostelDouble,
    studio,
    flat1,
    flat2,
    flat3,
    cottage2,
    cottage4,
    cottage5,
  } = ROOM_KINDS;
  if (type === 'hostel') return random.chance(0.6) ? [bunk, hostelDouble, bunk4] : [bunk, bunk4];
  if (type === 'apartment')
    return random.chance(0.5) ? [studio, flat1, flat2] : [studio, flat1, flat2, flat3];
  if (type === 'village') return [cottage2, cottage4, cottage5];
  if (type === 'family') return [double, family, large, ...(stars >= 3 ? [superior] : [])];
  const kinds = [double];
  if (random.chance(0.7)) kinds.push(twin);
  if (stars >= 3 && random.chance(0.75)) kinds.push(superior);
  if (random.chance(0.55) || kinds.length === 1) kinds.push(family);
  if (stars >= 4 && kinds.length < 4) kinds.push(suite);
  return kinds;
}
