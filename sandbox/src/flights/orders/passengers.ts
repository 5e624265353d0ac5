import { checkRules, refused } from '../../duffel/problems';
import { ageOn, typeByAge } from '../fares/travellers';
import type { Offer } from '../offers/offer';
import { lastOf } from '../timetable/flight';
import type { PassengerBody } from './order-body';

const listed = (ids: readonly string[]): string => ids.toSorted().join();

/** Birth dates are held against the last flight: somebody who turns twelve on the way is an adult. Every infant sits on the lap of one adult. */
export function checkPassengers(bodies: readonly PassengerBody[], offer: Offer): void {
  const { travellers, slices } = offer;
  const lastDay = lastOf(slices.at(-1)?.flights ?? []).date;
  const typeOf = (id: string) => travellers.find((one) => one.id === id)?.type;
  const infants = travellers.filter(({ type }) => type === 'infant_without_seat');
  const held = bodies.filter((one) => one.infant_passenger_id !== null);
  const names = bodies.map((one) => `${one.given_name} ${one.family_name}`.toLowerCase());
  checkRules([
    [
      listed(bodies.map(({ id }) => id)) !== listed(travellers.map(({ id }) => id)),
      'passengers',
      'must have each passenger of the offer once',
    ],
    ...bodies.map(({ id, born_on: bornOn }, index) => {
      const age = ageOn(bornOn, lastDay);
      const isOther = age < 0 || typeByAge(age) !== typeOf(id);
      return [
        isOther,
        `passengers/${index}/born_on`,
        `does not fit the type on ${lastDay}`,
      ] as const;
    }),
    [
      held.some(({ id }) => typeOf(id) !== 'adult') ||
        listed(held.map((one) => one.infant_passenger_id ?? '')) !==
          listed(infants.map(({ id }) => id)),
      'passengers',
      'must associate every infant with one adult',
    ],
  ]);
  if (new Set(names).size < names.length) throw refused('duplicate_passenger_name');
}
