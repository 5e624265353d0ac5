import { DuffelProblem, invalid, invalidField, type DuffelErrorEntry } from '../../duffel/problems';
import { ageOn, hasSeat, typeByAge, type Traveller } from '../fares/travellers';
import type { Offer } from '../offers/offer';
import { lastOf } from '../timetable/flight';
import type { Passenger } from './order';
import type { OrderBody } from './order-body';

type PassengerBody = OrderBody['passengers'][number];

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

/** Birth dates are held against the last flight: somebody who turns twelve on the way is an adult. */
function checkAges(bodies: readonly PassengerBody[], offer: Offer): DuffelErrorEntry[] {
  const lastDay = lastOf(offer.slices.at(-1)?.flights ?? []).date;
  return bodies.flatMap(({ id, born_on: bornOn }, index) => {
    const traveller = offer.travellers.find((one) => one.id === id);
    const age = ageOn(bornOn, lastDay);
    const isRight = traveller !== undefined && age >= 0 && typeByAge(age) === traveller.type;
    return isRight
      ? []
      : [
          invalidField(
            `passengers/${index}/born_on`,
            `Field 'born_on' does not fit a passenger of type '${traveller?.type ?? 'unknown'}' on ${lastDay}`,
          ),
        ];
  });
}

/** Every infant sits on the lap of one adult, and no adult has two. */
function checkInfants(
  bodies: readonly PassengerBody[],
  travellers: readonly Traveller[],
): DuffelErrorEntry[] {
  const typeOf = (id: string | null): string | undefined =>
    travellers.find((one) => one.id === id)?.type;
  const named = bodies.flatMap(({ infant_passenger_id: infant }) => infant ?? []);
  const errors = bodies.flatMap(({ id, infant_passenger_id: infant }, index) => {
    const field = `passengers/${index}/infant_passenger_id`;
    if (infant === null) return [];
    if (typeOf(infant) !== 'infant_without_seat')
      return [invalidField(field, "Field 'infant_passenger_id' must be the id of an infant")];
    return typeOf(id) === 'adult'
      ? []
      : [invalidField(field, 'Only an adult can be responsible for an infant')];
  });
  if (new Set(named).size < named.length)
    errors.push(invalidField('passengers', 'An infant can only be associated with one adult'));
  const alone = travellers.filter(
    (traveller) => !hasSeat(traveller) && !named.includes(traveller.id),
  );
  if (alone.length > 0)
    errors.push(invalidField('passengers', 'Every infant must be associated with an adult'));
  return errors;
}

function checkNames(bodies: readonly PassengerBody[]): DuffelErrorEntry[] {
  const names = bodies.map(({ given_name: given, family_name: family }) =>
    `${given} ${family}`.toLowerCase(),
  );
  if (new Set(names).size === names.length) return [];
  return [
    invalidField(
      'passengers',
      'The order cannot contain more than one passenger with the same name',
      'duplicate_passenger_name',
    ),
  ];
}

/** The travellers of an offer with their names; 422 with one entry for each thing that is wrong. */
export function parsePassengers(bodies: readonly PassengerBody[], offer: Offer): Passenger[] {
  if (
    !sameIds(
      bodies.map(({ id }) => id),
      offer.travellers.map(({ id }) => id),
    )
  ) {
    throw invalid('passengers', "Field 'passengers' must have each passenger of the offer once");
  }
  const errors = [
    ...checkAges(bodies, offer),
    ...checkInfants(bodies, offer.travellers),
    ...checkNames(bodies),
  ];
  if (errors.length > 0) throw new DuffelProblem(422, errors);
  return offer.travellers.flatMap((traveller) => {
    const body = bodies.find(({ id }) => id === traveller.id);
    return body === undefined ? [] : [{ ...body, traveller }];
  });
}
