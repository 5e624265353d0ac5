import * as v from 'valibot';
import { PASSENGER_FIELDS, type PassengerField } from '../wire/wire-types';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { Item } from './item';

const PassengerSchema = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  ...v.entriesFromList(PASSENGER_FIELDS, v.optional(v.string())),
});
export type Passenger = v.InferOutput<typeof PassengerSchema>;

const BodySchema = v.object({ travelers: v.array(PassengerSchema) });

/** What any of the carriers asks of every passenger, and of the lead passenger only. */
export function askedFields(item: Item): { all: PassengerField[]; lead: PassengerField[] } {
  const offers = item.offers().map(({ offer }) => offer);
  return {
    all: [...new Set(offers.flatMap(({ passengerFields }) => passengerFields))],
    lead: [...new Set(offers.flatMap(({ leadFields }) => leadFields))],
  };
}

/** Who travels: each traveller of the item once, with all that its carriers ask for. */
export function setPassengers(item: Item, { body }: Call): void {
  const { travelers: passengers } = parseWith(BodySchema, body);
  const named = item.travelers.flatMap(({ id }) => passengers.find((one) => one.id === id) ?? []);
  if (named.length < item.travelers.length || passengers.length > named.length)
    throw refused('travellers-differ', 'travelers');
  const { all, lead } = askedFields(item);
  for (const [index, passenger] of passengers.entries()) {
    const asked = passenger.id === item.lead?.id ? [...all, ...lead] : all;
    const missing = asked.find((field) => passenger[field] === undefined);
    if (missing !== undefined) throw refused('field-missing', `travelers.${index}.${missing}`);
  }
  item.passengers = named;
}
