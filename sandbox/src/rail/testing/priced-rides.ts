import { type Comfort, type Flexibility } from '../wire/codes';
import type { Ride } from '../planner/journey';
import { journeyOf, NOW } from './trains';
import { portionsOf } from '../fares/portions';
import { adultCents, personPrice } from '../fares/price';

export const portions = (...rides: Ride[]) => portionsOf(journeyOf(...rides));

export function portion(train: Ride) {
  const [first] = portions(train);
  if (first === undefined) throw new Error('no portion');
  return first;
}

export const someone = (age: number, ...codes: string[]) => ({
  age,
  cards: codes.map((code) => ({ code })),
});

export function price(
  train: Ride,
  age = 40,
  {
    cards = [],
    comfort = 'STANDARD',
    flexibility = 'FULL_FLEX',
    at = NOW,
  }: { cards?: string[]; comfort?: Comfort; flexibility?: Flexibility; at?: number } = {},
): number {
  const own = portion(train);
  return personPrice(
    own,
    comfort,
    adultCents(own, { comfort, flexibility }, at),
    someone(age, ...cards),
  ).cents;
}
