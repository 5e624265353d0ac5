import type { TrainBasket, TrainPassenger, TrainTraveler } from '@wayfare/api-contract';
import { isRecord } from '@wayfare/forms';

/** What a basket knows of a traveller by name, number or address. */
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

/** The basket without anybody in it, and who was: kept apart, so that they are forgotten with everybody who was typed in. */
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

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The basket with whoever is kept of it; what is not what it should be is as if it had never been kept. */
export function together(basket: TrainBasket, people: unknown): TrainBasket {
  if (!isRecord(people)) return basket;
  return mapTravelers(basket, (traveler, key) => {
    const kept = people[key];
    if (!isRecord(kept)) return traveler;
    const { firstName, lastName, emailAddress, phoneNumber, passenger } = kept;
    return {
      ...traveler,
      firstName: text(firstName),
      lastName: text(lastName),
      emailAddress: text(emailAddress),
      phoneNumber: text(phoneNumber),
      passenger: isRecord(passenger) ? (passenger as unknown as TrainPassenger) : null,
    };
  });
}
