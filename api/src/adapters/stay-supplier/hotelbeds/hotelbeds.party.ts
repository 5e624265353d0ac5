import { fromOccupancies } from '@wayfare/domain';
import type { PartyOccupancy } from '@wayfare/domain';

/** Rooms with equal guests: Hotelbeds rates each group separately. */
export interface Group {
  readonly adults: number;
  readonly ages: readonly number[];
  /** indexes of the requested rooms */
  readonly rooms: readonly number[];
}

export function groupsOf(occupancies: readonly PartyOccupancy[]): Group[] {
  const groups = new Map<string, Group>();
  fromOccupancies(occupancies).forEach(({ adults, childAges }, room) => {
    const ages = childAges.flatMap((age) => age ?? []).sort((a, b) => a - b);
    const key = [adults, ...ages].join('~');
    groups.set(key, { adults, ages, rooms: [...(groups.get(key)?.rooms ?? []), room] });
  });
  return [...groups.values()];
}

export const wireOccupancy = ({ adults, ages, rooms }: Group) => ({
  rooms: rooms.length,
  adults,
  children: ages.length,
  ...(ages.length === 0 ? {} : { paxes: ages.map((age) => ({ type: 'CH', age })) }),
});

interface RateParty {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  readonly childrenAges: string | null;
}

export function isFor({ rooms, adults, children, childrenAges }: RateParty, group: Group): boolean {
  const ages = (childrenAges ?? '').split(',').flatMap((age) => (age === '' ? [] : Number(age)));
  return (
    rooms === group.rooms.length &&
    adults === group.adults &&
    children === group.ages.length &&
    (childrenAges === null || ages.sort((a, b) => a - b).join() === group.ages.join())
  );
}
