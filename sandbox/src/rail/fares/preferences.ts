import type { Comfort, PreferenceGroup } from '../wire/wire-types';
import type { PortionFare } from './fare-matrix';

const SEATS: readonly PreferenceGroup[] = [
  'SEATING_PREFERENCE',
  'SPACE_TYPE',
  'TABLE',
  'SEAT_TYPE',
  'DIRECTION',
];
const PLAIN: readonly PreferenceGroup[] = ['SEATING_PREFERENCE', 'SPACE_TYPE'];
const BEDS: readonly PreferenceGroup[] = ['BERTH_LEVEL', 'COMPARTMENT_TYPE'];
const NIGHT_SEATS: readonly PreferenceGroup[] = ['SEATING_PREFERENCE', 'COMPARTMENT_TYPE'];
const LYING: readonly Comfort[] = ['COUCHETTE', 'SLEEPER'];

function groupsOf({ portion, comfort }: PortionFare): readonly PreferenceGroup[] {
  if (portion.isOpen) return [];
  if (portion.kind === 'night') return LYING.includes(comfort) ? BEDS : NIGHT_SEATS;
  if (portion.kind !== 'high-speed') return PLAIN;
  return portion.hasTwoDecks ? [...SEATS, 'DUPLEX_LEVEL'] : SEATS;
}

/** What may be wished for on the trains of an offer that have places to choose from. */
export function preferenceGroups(fares: readonly PortionFare[]): PreferenceGroup[] {
  return [...new Set(fares.flatMap(groupsOf))];
}
