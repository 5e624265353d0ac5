import type { PassOffer, PassOrTicketsResult } from '@wayfare/api-contract';
import { addDays, addMoney, money, type IsoDate, type Money } from '@wayfare/domain';
import { isoDurationDays, usableDays } from '../../domain/fares/pass-facts';
import { byPrice, priceOf } from '../../domain/fares/shown-price';

type Journey = PassOrTicketsResult['journeys'][number];

export interface Comparison {
  /** tickets of all journeys with a ticket price */
  tickets: Money;
  withPass: Money;
  /** number of the journey from which the pass is no dearer, from 1 in travel order; null when never */
  from: number | null;
  /** number of journeys without a price */
  unknown: number;
}

const isKnown = ({ tickets, reservations }: Journey): boolean =>
  tickets !== null && reservations !== null;

const sumOf = (journeys: readonly Journey[], part: 'tickets' | 'reservations'): Money =>
  addMoney(
    ...journeys.map((journey) =>
      journey[part] === null ? money(0) : priceOf({ prices: journey[part] }),
    ),
  );

export function breakEven(pass: Money, journeys: readonly Journey[]): Comparison {
  const known = [...journeys].sort((a, b) => a.date.localeCompare(b.date)).filter(isKnown);
  const withPass = (count: number) => addMoney(pass, sumOf(known.slice(0, count), 'reservations'));
  const isDearer = (count: number) =>
    withPass(count).amount > sumOf(known.slice(0, count), 'tickets').amount;
  const lastDearer = known.reduce((last, _, index) => (isDearer(index + 1) ? index + 1 : last), 0);
  return {
    tickets: sumOf(known, 'tickets'),
    withPass: withPass(known.length),
    from: lastDearer < known.length ? lastDearer + 1 : null,
    unknown: journeys.length - known.length,
  };
}

export function covers(pass: PassOffer, days: readonly IsoDate[], start: IsoDate): boolean {
  const end = addDays(start, (isoDurationDays(pass.validityDuration) ?? 0) - 1);
  return new Set(days).size <= usableDays(pass) && days.every((day) => day >= start && day <= end);
}

/** The cheapest pass for these days; the cheapest of all where none covers them. */
export function fittingPass(
  passes: readonly PassOffer[],
  days: readonly IsoDate[],
  start: IsoDate,
): PassOffer | undefined {
  const cheapestFirst = [...passes].sort(byPrice);
  return cheapestFirst.find((pass) => covers(pass, days, start)) ?? cheapestFirst[0];
}
