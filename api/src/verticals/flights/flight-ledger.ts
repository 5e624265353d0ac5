import type { BoughtService, WireLedger } from '@wayfare/api-contract';
import { addMoney, money, parseMoney } from '@wayfare/domain';
import type { Language, Money } from '@wayfare/domain';
import { text } from '../../platform/texts/messages';
import { wireLedger } from '../../booking/wire-ledger';

/** Amounts of a flight in cents, as they are kept with quotes and bookings; the commission is in `base` (OQ-47). */
export interface FlightCents {
  readonly base: number;
  readonly tax: number;
  readonly bags: number;
  readonly seats: number;
  /** what changes cost since it was booked; negative where they were cheaper */
  readonly changes: number;
}

/** What bags or seats cost. */
export function centsOf(services: readonly BoughtService[], type: BoughtService['type']): number {
  return addMoney(
    ...services
      .filter((service) => service.type === type)
      .map(({ total_amount: total }) => parseMoney(total)),
  ).amount;
}

/** What the traveller pays for a flight. */
export function totalOf({ base, tax, bags, seats, changes }: FlightCents): Money {
  return money(base + tax + bags + seats + changes);
}

/** The price of a flight, line by line: fare, taxes, bags, seats and later changes; bags and seats that stayed behind with changed flights were paid for and stand in lines of their own. */
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
