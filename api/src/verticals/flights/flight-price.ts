import { addMoney, percentageOf } from '@wayfare/domain';
import type { Config } from '../../platform/config';
import type { FarePrice } from '../../ports/flight-offers';

export type FlightCommission = Config['flightCommission'];

/** The commission is part of the base fare, not a line (OQ-47, FLT-45). */
export function withCommission(
  { base, tax, total }: FarePrice,
  { value }: FlightCommission,
): FarePrice {
  const commission = percentageOf(base, value);
  return { base: addMoney(base, commission), tax, total: addMoney(total, commission) };
}
