import * as v from 'valibot';
import type { PassengerField, WireTraveler } from '../wire/wire-types';
import { parseWith, refused } from '../wire/problems';
import { offersOf, type Item } from './booking';
import { isInBand } from './age-bands';
import { askedFields } from './sale-rules';

const NAME = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)*$/u;
const nameOf = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'too short'),
    v.maxLength(longest, 'too long'),
    v.regex(NAME, 'not a name'),
  );
export const FirstNameSchema = nameOf(15);
export const LastNameSchema = nameOf(35);

/** 2026-02-30 has the form of a date and is none. */
function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const DaySchema = v.pipe(v.string(), v.isoDate('not a date'), v.check(isDay, 'not a date'));
const CountrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'not a country'));

const PassengerSchema = v.object({
  id: v.string(),
  first_name: FirstNameSchema,
  last_name: LastNameSchema,
  title: v.optional(v.picklist(['MR', 'MRS', 'MX'], 'not a title')),
  date_of_birth: v.optional(DaySchema),
  country_of_residence: v.optional(CountrySchema),
  countryCode: v.optional(CountrySchema),
  type: v.optional(v.picklist(['PASSPORT', 'IDENTITY_CARD'], 'not a kind of document')),
  expirationDate: v.optional(DaySchema),
  documentNumber: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9 .\-/]{3,30}$/, 'not the number of a document')),
  ),
  email: v.optional(v.pipe(v.string(), v.email('not an e-mail address'))),
  phone_number: v.optional(v.pipe(v.string(), v.regex(/^\+\d{8,13}$/, 'not a telephone number'))),
  reduction_card_id: v.optional(
    v.pipe(v.string(), v.nonEmpty('empty'), v.maxLength(30, 'too long')),
  ),
});
export type Passenger = v.InferOutput<typeof PassengerSchema>;

const BodySchema = v.object({ travelers: v.array(PassengerSchema) });

const ADULT_AGE = 12;

/** The first who is no child. */
export function leadTraveler(travelers: readonly WireTraveler[]): WireTraveler | undefined {
  return travelers.find(({ age }) => age >= ADULT_AGE) ?? travelers[0];
}

function travelDay(item: Item): string {
  const [first] = offersOf(item);
  if (first === undefined) return '';
  return first.type === 'pass' ? first.validFrom : first.solution.departure.slice(0, 10);
}

function fieldsAsked(item: Item, travelerId: string): PassengerField[] {
  const { all, lead } = askedFields(item);
  const travelers = offersOf(item)[0]?.travelers ?? [];
  return leadTraveler(travelers)?.id === travelerId ? [...new Set([...all, ...lead])] : all;
}

function checkPassenger(item: Item, passenger: Passenger, index: number): void {
  const at = (field: string): string => `travelers.${index}.${field}`;
  const missing = fieldsAsked(item, passenger.id).find((field) => passenger[field] === undefined);
  if (missing !== undefined) throw refused('field-missing', at(missing));
  const day = travelDay(item);
  const age = offersOf(item)[0]?.travelers.find(({ id }) => id === passenger.id)?.age ?? 0;
  if (passenger.date_of_birth !== undefined && !isInBand(age, passenger.date_of_birth, day)) {
    throw refused('another-age', at('date_of_birth'));
  }
  if (passenger.expirationDate !== undefined && passenger.expirationDate < day) {
    throw refused('document-expired', at('expirationDate'));
  }
}

/** Who travels: each traveller of the item once, with all that its carriers ask for. */
export function parsePassengers(item: Item, body: unknown): Passenger[] {
  const { travelers: passengers } = parseWith(BodySchema, body);
  const wanted = (offersOf(item)[0]?.travelers ?? []).map(({ id }) => id);
  const isEach =
    passengers.length === wanted.length &&
    wanted.every((id) => passengers.some((passenger) => passenger.id === id));
  if (!isEach) throw refused('travellers-differ', 'travelers');
  passengers.forEach((passenger, index) => checkPassenger(item, passenger, index));
  return wanted.flatMap((id) => passengers.find((passenger) => passenger.id === id) ?? []);
}
