import type { CabinClass } from '@duffel/api/types';
import type { Aircraft } from '../reference/aircraft';
import type { Airline } from '../reference/airlines';
import { plan, type CabinPlan } from './cabin-plan';
import { WIDE_BODIES } from './wide-bodies';

const TWO_TWO = 'AC DF';
const THREE_THREE = 'ABC DEF';
/** Short business: the middle seat stays free. */
const FREE_MIDDLE = 'A-C D-F';

/** As airlines with connections fly them. */
const LAYOUTS: Readonly<Record<string, readonly CabinPlan[]>> = {
  ...WIDE_BODIES,
  AT7: [
    plan('economy', TWO_TWO, '1-18', {
      front: 'G-',
      wings: '6-11',
      back: 'L-',
      missing: { 1: 'AC' },
    }),
  ],
  DH4: [plan('economy', TWO_TWO, '1-20', { front: 'L-', wings: '6-12', back: 'GL' })],
  CR9: [
    plan('business', TWO_TWO, '1-3', { front: 'GC' }),
    plan('economy', TWO_TWO, '4-22', { exits: '13', wings: '10-16', back: 'LL' }),
  ],
  E75: [
    plan('business', TWO_TWO, '1-3', { front: 'GL' }),
    plan('economy', TWO_TWO, '4-20', { exits: '12', wings: '8-14', back: 'LG' }),
  ],
  E90: [
    plan('business', TWO_TWO, '1-3', { front: 'GL' }),
    plan('economy', TWO_TWO, '4-25', { exits: '12', wings: '9-15', back: 'LG' }),
  ],
  E95: [
    plan('business', TWO_TWO, '1-4', { front: 'GL' }),
    plan('economy', TWO_TWO, '5-29', { exits: '14', wings: '11-18', back: 'LG' }),
  ],
  '295': [
    plan('business', TWO_TWO, '1-4', { front: 'GL' }),
    plan('economy', TWO_TWO, '5-33', { exits: '15', wings: '12-20', back: 'LG' }),
  ],
  '223': [
    plan('business', 'AC D-F', '1-4', { front: 'GL' }),
    plan('economy', 'AC DEF', '5-30', { exits: '12', wings: '9-17', back: 'LG' }),
  ],
  '319': [
    plan('business', FREE_MIDDLE, '1-4', { front: 'LG' }),
    plan('economy', THREE_THREE, '5-25', { exits: '10', wings: '8-15', back: 'LL' }),
  ],
  '320': [
    plan('business', FREE_MIDDLE, '1-5', { front: 'LG' }),
    plan('economy', THREE_THREE, '6-30', { exits: '11 12', wings: '9-18', back: 'LL' }),
  ],
  '32N': [
    plan('business', FREE_MIDDLE, '1-5', { front: 'LG' }),
    plan('economy', THREE_THREE, '6-31', { exits: '12 13', wings: '10-19', back: 'LG' }),
  ],
  '321': [
    plan('business', FREE_MIDDLE, '1-6', { front: 'LG' }),
    plan('economy', THREE_THREE, '7-36', { exits: '11 24', wings: '13-23', back: 'LG' }),
  ],
  '32Q': [
    plan('business', FREE_MIDDLE, '1-6', { front: 'LG' }),
    plan('economy', THREE_THREE, '7-38', {
      exits: '17 18',
      wings: '14-24',
      back: 'LG',
      missing: { 38: 'DEF' },
    }),
  ],
  '738': [
    plan('business', FREE_MIDDLE, '1-4', { front: 'GL' }),
    plan('economy', THREE_THREE, '5-31', { exits: '15 16', wings: '11-20', back: 'LL' }),
  ],
  '7M8': [
    plan('business', FREE_MIDDLE, '1-4', { front: 'GL' }),
    plan('economy', THREE_THREE, '5-32', { exits: '16 17', wings: '12-21', back: 'LL' }),
  ],
};

/** As airlines without frills fly them: one cabin, as many rows as fit. */
const DENSE: Readonly<Record<string, readonly CabinPlan[]>> = {
  '223': [
    plan('economy', 'AC DEF', '1-29', { front: 'GL', exits: '12', wings: '9-17', back: 'LG' }),
  ],
  '319': [
    plan('economy', THREE_THREE, '1-26', { front: 'LG', exits: '10', wings: '8-15', back: 'LL' }),
  ],
  '320': [
    plan('economy', THREE_THREE, '1-31', {
      front: 'LG',
      exits: '12 13',
      wings: '10-19',
      back: 'LL',
    }),
  ],
  '32N': [
    plan('economy', THREE_THREE, '1-31', {
      front: 'LG',
      exits: '12 13',
      wings: '10-19',
      back: 'LL',
    }),
  ],
  '321': [
    plan('economy', THREE_THREE, '1-38', {
      front: 'LG',
      exits: '12 26',
      wings: '14-24',
      back: 'LG',
    }),
  ],
  '32Q': [
    plan('economy', THREE_THREE, '1-40', {
      front: 'LG',
      exits: '18 19',
      wings: '15-26',
      back: 'LG',
    }),
  ],
  '738': [
    plan('economy', THREE_THREE, '1-32', {
      front: 'GL',
      exits: '16 17',
      wings: '11-20',
      back: 'LL',
      missing: { 1: 'DEF' },
    }),
  ],
  '7M8': [
    plan('economy', THREE_THREE, '1-33', {
      front: 'GL',
      exits: '16 17',
      wings: '12-21',
      back: 'LL',
      missing: { 1: 'DEF' },
    }),
  ],
};

export function layoutOf({ iata }: Aircraft, { kind }: Airline): readonly CabinPlan[] {
  const layout = (kind === 'lowcost' ? DENSE[iata] : undefined) ?? LAYOUTS[iata];
  if (layout === undefined) throw new Error(`aircraft ${iata} has no layout`);
  return layout;
}

/** From the front of the aircraft to its back. */
export const CABINS: readonly CabinClass[] = ['first', 'business', 'premium_economy', 'economy'];

/** The cabin that somebody sits in who asked for another: the next one down that is there. */
export function cabinAboard(aircraft: Aircraft, airline: Airline, wanted: CabinClass): CabinClass {
  const there = new Set(layoutOf(aircraft, airline).map(({ cabin }) => cabin));
  return CABINS.slice(CABINS.indexOf(wanted)).find((cabin) => there.has(cabin)) ?? 'economy';
}
