import type { BoughtService, WireLedger } from '@wayfare/api-contract';
import { addMoney, money, parseMoney } from '@wayfare/domain';
import type { Language, Money } from '@wayfare/domain';
import { text } from '../../platform/texts/messages';
import { wireLedger } from '../../booking/wire-ledger';

/** Cents; `base` includes the commission (OQ-47). */
export interface FlightCents {
  readonly base: number;
  readonly tax: number;
  readonly bags: number;
  readonly seats: number;
  /** sum of later changes, may be negative */
  readonly changes: number;
}

export function centsOf(services: readonly BoughtService[], type: BoughtService['type']): number {
  return addMoney(
    ...services
      .filter((service) => service.type === type)
      .map(({ total_amount: total }) => parseMoney(total)),
  ).amount;
}

export function totalOf({ base, tax, bags, seats, changes }: FlightCents): Money {
  return money(base + tax + bags + seats + changes);
}

/** Fare, taxes, bags, seats and changes; extras lost with changed flights were paid and keep lines of their own. */
export function flightLedger(
  { base, tax, bags, seats, changes }: FlightCents,
  language: Language,
  lost: readonly BoughtService[] = [],
): WireLedger {
  const [lostBags, lostSeats] = [centsOf(lost, 'baggage'), centsOf(lost, 'seat')];
  const line = (kind: 'base' | 'tax' | 'extra' | 'discount', name: string, cents: number) =>
    ({ kind, name, type: 'AMOUNT', value: cents / 100, cents }) as const;
  return wireLedger([
    line('base', '', base),
    line('tax', text('tax', language), tax),
    line('extra', text('flights.bags', language), bags - lostBags),
    line('extra', text('flights.seats', language), seats - lostSeats),
    line('extra', text('flights.lostBags', language), lostBags),
    line('extra', text('flights.lostSeats', language), lostSeats),
    line(changes < 0 ? 'discount' : 'extra', text('flights.change', language), changes),
  ]);
}
