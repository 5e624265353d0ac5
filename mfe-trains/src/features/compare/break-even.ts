import type { PassOffer, PassOrTicketsResult } from '@wayfare/api-contract';
import { addDays, addMoney, money, type IsoDate, type Money } from '@wayfare/domain';
import { isoDurationDays, usableDays } from '../../domain/fares/pass-facts';
import { byPrice, priceOf } from '../../domain/fares/shown-price';

type Journey = PassOrTicketsResult['journeys'][number];

export interface Comparison {
  /** tickets of all journeys that tickets are sold for */
  tickets: Money;
  /** the pass, and the seats that it does not include, for the same journeys */
  withPass: Money;
  /** the journey, counted from 1 in order of travel, from which on the pass is no dearer; null when it never is */
  from: number | null;
  /** journeys of which nobody knows what they cost */
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

/** What journeys cost with tickets and with a pass, and when the pass pays off. */
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

/** May the pass be used on all of these days, beginning on its first? */
export function covers(pass: PassOffer, days: readonly IsoDate[], start: IsoDate): boolean {
  const end = addDays(start, (isoDurationDays(pass.validityDuration) ?? 0) - 1);
  return new Set(days).size <= usableDays(pass) && days.every((day) => day >= start && day <= end);
}

/** The cheapest pass for these days; the cheapest of all where none is good for all of them. */
export function fittingPass(
  passes: readonly PassOffer[],
  days: readonly IsoDate[],
  start: IsoDate,
): PassOffer | undefined {
  const cheapestFirst = [...passes].sort(byPrice);
  return cheapestFirst.find((pass) => covers(pass, days, start)) ?? cheapestFirst[0];
}
