import type { Party, PartyRoom } from '@wayfare/domain';
import { MAX_GUESTS_PER_ROOM, MAX_ROOMS } from '@wayfare/domain';

type RoomChange =
  | { kind: 'adults'; room: number; count: number }
  | { kind: 'children'; room: number; count: number }
  | { kind: 'age'; room: number; child: number; age: number | null };

/** A change of the party; one that would break a limit is ignored. */
export type PartyChange = RoomChange | { kind: 'addRoom' } | { kind: 'removeRoom'; room: number };

const NEW_ROOM: PartyRoom = { adults: 2, childAges: [] };

function withChildren({ adults, childAges }: PartyRoom, count: number): PartyRoom {
  const wanted = Math.max(0, Math.min(count, MAX_GUESTS_PER_ROOM - adults));
  return {
    adults,
    childAges: Array.from({ length: wanted }, (_, index) => childAges[index] ?? null),
  };
}

function withAdults({ adults, childAges }: PartyRoom, count: number): PartyRoom {
  const wanted = Number.isInteger(count) ? count : adults;
  return {
    adults: Math.max(1, Math.min(wanted, MAX_GUESTS_PER_ROOM - childAges.length)),
    childAges,
  };
}

function changeRoom(room: PartyRoom, change: RoomChange): PartyRoom {
  if (change.kind === 'adults') return withAdults(room, change.count);
  if (change.kind === 'children')
    return withChildren(
      room,
      Number.isInteger(change.count) ? change.count : room.childAges.length,
    );
  return {
    ...room,
    childAges: room.childAges.map((age, child) => (child === change.child ? change.age : age)),
  };
}

export function changeParty(party: Party, change: PartyChange): Party {
  if (change.kind === 'addRoom') return party.length < MAX_ROOMS ? [...party, NEW_ROOM] : party;
  if (change.kind === 'removeRoom')
    return party.length > 1 ? party.filter((_, index) => index !== change.room) : party;
  return party.map((room, index) => (index === change.room ? changeRoom(room, change) : room));
}
