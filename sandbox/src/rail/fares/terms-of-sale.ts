import fields from '../data/passenger-fields.json';
import wishes from '../data/wishes.json';
import type { SearchTraveler } from '../offers/search';
import type { Ride } from '../planner/journey';
import { PASSENGER_FIELDS, type Delivery, type PassengerField } from '../wire/codes';
import { NAME_CHANGES } from './carriers';
import type { PortionFare } from './fare-matrix';
import type { Portion } from './portions';

/** The table says of each field for what it is asked. */
export const fieldsFor = (what: string): PassengerField[] =>
  PASSENGER_FIELDS.filter((field) => fields[field].includes(what));

export const LEAD_FIELDS = fieldsFor('contact');

const isBritish = (station: string): boolean => station.startsWith('GB:');

function crossesBorderControl({ from, to }: Ride): boolean {
  return isBritish(from) !== isBritish(to);
}

export function passengerFields(
  portions: readonly Portion[],
  travelers: readonly SearchTraveler[],
): PassengerField[] {
  const asked = portions.flatMap(({ asks, rides }) =>
    fieldsFor(rides.some(crossesBorderControl) ? 'document' : asks),
  );
  const cards = travelers.every(({ cards: own }) => own.length > 0) ? fieldsFor('card') : [];
  return [...new Set([...asked, ...cards])];
}

/** Ways that every carrier on the journey knows; where none is, the seller prints the tickets itself. */
export function deliveryOptions(portions: readonly Portion[]): Delivery[] {
  const [first, ...others] = portions;
  const common = (first?.delivery ?? []).filter((option) =>
    others.every(({ delivery }) => delivery.includes(option)),
  );
  return common.length > 0 ? common : ['PAH'];
}

function groupsOf({ portion, comfort }: PortionFare): readonly string[] {
  if (portion.isOpen) return [];
  if (portion.kind === 'night') return comfort === 'SEAT' ? wishes.nightSeats : wishes.beds;
  if (portion.kind !== 'high-speed') return wishes.plain;
  return portion.hasTwoDecks ? wishes.twoDecks : wishes.seats;
}

export function preferenceGroups(fares: readonly PortionFare[]): string[] {
  return [...new Set(fares.flatMap(groupsOf))];
}

/** How the carriers of an offer deal with what is sold; of several the one that grants least. */
export function saleRules(portions: readonly Portion[]) {
  const refusing = portions.find(({ nameChange }) => !nameChange.allowed);
  return {
    prebookMinutes: Math.min(...portions.map(({ prebookMinutes }) => prebookMinutes)),
    routeChange: portions.every(({ routeChange }) => routeChange),
    nameChange: refusing?.nameChange ?? {
      ...NAME_CHANGES.corrections,
      toAnother: portions.every(({ nameChange }) => nameChange.toAnother),
    },
  };
}

export type SaleRules = ReturnType<typeof saleRules>;

export function offerMinutes(portions: readonly Portion[]): number {
  return Math.min(...portions.map((portion) => portion.offerMinutes));
}
