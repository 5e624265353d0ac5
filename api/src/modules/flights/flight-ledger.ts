import type { WireLedger } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { Language, Money } from '@wayfare/domain';
import { text } from '../../http/texts';
import { wireLedger } from '../bookings/wire-ledger';

/** Amounts of a flight in cents, as they are kept with quotes and bookings; the commission is in `base` (OQ-47). */
export interface FlightCents {
  readonly base: number;
  readonly tax: number;
  readonly bags: number;
  readonly seats: number;
  /** what changes cost since it was booked; negative where they were cheaper */
  readonly changes: number;
}

/** What the traveller pays for a flight. */
export function totalOf({ base, tax, bags, seats, changes }: FlightCents): Money {
  return money(base + tax + bags + seats + changes);
}

/** The price of a flight, line by line: fare, taxes, bags, seats and later changes. */
export function flightLedger({ base, tax, bags, seats, changes }: FlightCents, language: Language): WireLedger {
  const line = (kind: 'base' | 'tax' | 'extra' | 'discount', name: string, cents: number) => ({ kind, name, type: 'AMOUNT', value: cents / 100, cents }) as const;
  return wireLedger([
    line('base', '', base),
    line('tax', text('tax', language), tax),
    line('extra', text('flights.bags', language), bags),
    line('extra', text('flights.seats', language), seats),
    line(changes < 0 ? 'discount' : 'extra', text('flights.change', language), changes),
  ]);
}
