import type { TicketSearchRequest, TrainPrices } from '@wayfare/api-contract';
import { addDays, parseMoney, siteDay } from '@wayfare/domain';
import { NOW } from './app';

/* For tests: searches for trains of the sandbox. */

export const TODAY = siteDay(() => NOW);
export const DAY = addDays(TODAY, 20);
export const ADULT = [{ age: 40 }];

/** `searchOf('NL:amsterdam FR:paris 2026-12-10T08:00')`, a return after a comma */
export function searchOf(
  journey: string,
  more: Partial<TicketSearchRequest> = {},
): TicketSearchRequest {
  const legs = journey.split(', ').map((leg) => {
    const [origin = '', destination = '', departure = ''] = leg.split(' ');
    return { origin, destination, departure };
  });
  return { legs, travelers: ADULT, ...more };
}

export const PARIS = `NL:amsterdam FR:paris ${DAY}T08:00`;
export const centsOf = (prices: TrainPrices | null | undefined) =>
  parseMoney(prices?.amountsToDisplay[0]?.amount.value ?? '0.00').amount;
