export interface PartyRoom {
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
}

export type Party = readonly PartyRoom[];

export interface PartyOccupancy {
  paxes: { age: number }[];
}

export const MAX_ROOMS = 9;
export const MAX_GUESTS_PER_ROOM = 5;
export const MAX_CHILD_AGE = 17;
export const ROOMS_WITHOUT_NOTE = 3;
export const DEFAULT_PARTY: Party = [{ adults: 2, childAges: [] }];

const ADULT_AGE = 30;

export type PartyProblem =
  | { readonly kind: 'rooms' }
  | { readonly kind: 'adults' | 'guests'; readonly room: number }
  | { readonly kind: 'childAge'; readonly room: number; readonly child: number };

function isChildAge(age: number | null): age is number {
  return age !== null && Number.isInteger(age) && age >= 0 && age <= MAX_CHILD_AGE;
}

function problemsOfRoom({ adults, childAges }: PartyRoom, room: number): PartyProblem[] {
  const problems: PartyProblem[] = [];
  if (!Number.isInteger(adults) || adults < 1) problems.push({ kind: 'adults', room });
  if (adults + childAges.length > MAX_GUESTS_PER_ROOM) problems.push({ kind: 'guests', room });
  childAges.forEach((age, child) => {
    if (!isChildAge(age)) problems.push({ kind: 'childAge', room, child });
  });
  return problems;
}

/** Problems of a party in form order; empty when searchable. */
export function partyProblems(party: Party): PartyProblem[] {
  const rooms: PartyProblem[] =
    party.length < 1 || party.length > MAX_ROOMS ? [{ kind: 'rooms' }] : [];
  return [...rooms, ...party.flatMap(problemsOfRoom)];
}

/** Wire occupancies; null while the party has a problem. */
export function toOccupancies(party: Party): PartyOccupancy[] | null {
  if (partyProblems(party).length > 0) return null;
  return party.map(({ adults, childAges }) => ({
    paxes: [
      ...Array.from({ length: adults }, () => ({ age: ADULT_AGE })),
      ...childAges.filter(isChildAge).map((age) => ({ age })),
    ],
  }));
}

/** Party of wire occupancies; older than 17 is an adult. */
export function fromOccupancies(
  occupancies: readonly { readonly paxes: readonly { readonly age: number }[] }[],
): Party {
  return occupancies.map(({ paxes }) => ({
    adults: paxes.filter(({ age }) => age > MAX_CHILD_AGE).length,
    childAges: paxes.filter(({ age }) => age <= MAX_CHILD_AGE).map(({ age }) => age),
  }));
}

export function countParty(party: Party): {
  rooms: number;
  adults: number;
  children: number;
  guests: number;
} {
  const adults = party.reduce((sum, room) => sum + room.adults, 0);
  const children = party.reduce((sum, room) => sum + room.childAges.length, 0);
  return { rooms: party.length, adults, children, guests: adults + children };
}
