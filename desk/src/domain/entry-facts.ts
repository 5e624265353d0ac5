import type { Entry } from '@wayfare/desk-contract';
import type { Language } from '@wayfare/domain';
import { shownMoment } from '@wayfare/workbench';
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

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function shown(name: string, fact: Fact, language: Language): string {
  if (typeof fact === 'number' && CENTS.has(name)) return shownCents(fact, language);
  return typeof fact === 'string' && INSTANT.test(fact)
    ? shownMoment(fact, language)
    : String(fact);
}

/** Facts of an entry as `name: value`, and where it moved; amounts of zero, what is unknown and no move say nothing. */
export function shownFacts({ from, to, ...facts }: Entry['facts'], language: Language): string[] {
  const moved = [from, to].filter((side) => side !== undefined && side !== null);
  return [
    ...(from === to ? [] : [moved.join(' → ')]),
    ...Object.entries(facts)
      .filter(([name, fact]) => fact !== null && !(fact === 0 && CENTS.has(name)))
      .map(([name, fact]) => `${name}: ${shown(name, fact, language)}`),
  ];
}
