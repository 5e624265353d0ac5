import type { Entry } from '@wayfare/desk-contract';
import type { Language } from '@wayfare/domain';
import { shownCents } from './amounts';

/** Names of facts that are cents. */
const CENTS: ReadonlySet<string> = new Set([
  'acceptedRefund',
  'amount',
  'captured',
  'fee',
  'refund',
  'refundDue',
  'refunded',
  'sent',
  'total',
]);

type Fact = Entry['facts'][string];

function shown(name: string, fact: Fact, language: Language): string {
  return typeof fact === 'number' && CENTS.has(name) ? shownCents(fact, language) : String(fact);
}

/** Facts of an entry as `name: value`; amounts of zero and what is unknown say nothing. */
export const shownFacts = (facts: Entry['facts'], language: Language): string[] =>
  Object.entries(facts)
    .filter(([name, fact]) => fact !== null && !(fact === 0 && CENTS.has(name)))
    .map(([name, fact]) => `${name}: ${shown(name, fact, language)}`);
