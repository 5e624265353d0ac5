import type { TrainBasket, TrainPassenger, TrainTraveler } from '@wayfare/api-contract';
import { isRecord, NamedSchema, TextSchema } from '@wayfare/forms';
import * as v from 'valibot';

type Person = Pick<
  TrainTraveler,
  'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber' | 'passenger'
>;

const NOBODY: Person = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  passenger: null,
};

function mapTravelers(
  basket: TrainBasket,
  change: (traveler: TrainTraveler, key: string) => TrainTraveler,
): TrainBasket {
  const bookingItems = basket.bookingItems.map((item) => ({
    ...item,
    travelers: item.travelers.map((traveler) => change(traveler, `${item.id} ${traveler.id}`)),
  }));
  return { ...basket, bookingItems };
}

/** The basket without personal data, and that data, stored apart so that it can be erased. */
export function apart(basket: TrainBasket): {
  basket: TrainBasket;
  people: Readonly<Record<string, Person>>;
} {
  const people: Record<string, Person> = {};
  const empty = mapTravelers(basket, (traveler, key) => {
    const { firstName, lastName, emailAddress, phoneNumber, passenger } = traveler;
    if (passenger !== null || `${firstName}${lastName}${emailAddress}${phoneNumber}` !== '')
      people[key] = { firstName, lastName, emailAddress, phoneNumber, passenger };
    return { ...traveler, ...NOBODY };
  });
  return { basket: empty, people };
}

export type People = Readonly<Record<string, Person>>;

const PersonSchema = v.object({
  firstName: TextSchema,
  lastName: TextSchema,
  emailAddress: TextSchema,
  phoneNumber: TextSchema,
  passenger: v.fallback(v.nullable(v.custom<TrainPassenger>(isRecord)), null),
});

/** Invalid stored people are dropped. */
export const PeopleSchema: v.GenericSchema<unknown, People> = v.pipe(
  NamedSchema,
  v.transform((kept) =>
    Object.fromEntries(
      Object.entries(kept).flatMap(([key, value]) =>
        isRecord(value) ? [[key, v.parse(PersonSchema, value)] as const] : [],
      ),
    ),
  ),
);

/** Inverse of `apart`. */
export function together(basket: TrainBasket, people: People): TrainBasket {
  return mapTravelers(basket, (traveler, key) => ({ ...traveler, ...people[key] }));
}
