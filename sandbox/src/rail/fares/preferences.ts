import type { Comfort } from '../wire/codes';
import type { PortionFare } from './fare-matrix';

const SEATS: readonly string[] = [
  'SEATING_PREFERENCE',
  'SPACE_TYPE',
  'TABLE',
  'SEAT_TYPE',
  'DIRECTION',
];
const PLAIN: readonly string[] = ['SEATING_PREFERENCE', 'SPACE_TYPE'];
const BEDS: readonly string[] = ['BERTH_LEVEL', 'COMPARTMENT_TYPE'];
const NIGHT_SEATS: readonly string[] = ['SEATING_PREFERENCE', 'COMPARTMENT_TYPE'];
const LYING: readonly Comfort[] = ['COUCHETTE', 'SLEEPER'];

function groupsOf({ portion, comfort }: PortionFare): readonly string[] {
  if (portion.isOpen) return [];
  if (portion.kind === 'night') return LYING.includes(comfort) ? BEDS : NIGHT_SEATS;
  if (portion.kind !== 'high-speed') return PLAIN;
  return portion.hasTwoDecks ? [...SEATS, 'DUPLEX_LEVEL'] : SEATS;
}

/** What may be wished for on the trains of an offer that have places to choose from. */
export function preferenceGroups(fares: readonly PortionFare[]): string[] {
  return [...new Set(fares.flatMap(groupsOf))];
}
