import words from '../data/conditions.json';
import { inEach, type Language, type Words } from '../wire/words';
import type { FareTerms, Term } from './carriers';

type Name = keyof (typeof words)['en'];

const EUROS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
  nl: new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }),
};

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_gap, key: string) => String(values[key]));

function untilOf({ hoursBefore: hours }: Term): Name {
  if (hours === 0) return 'untilDeparture';
  return hours === 1 ? 'untilHour' : 'untilHours';
}

function conditionsIn({ refund, exchange }: FareTerms, language: Language): string {
  const say = (name: Name, values: Readonly<Record<string, string | number>> = {}) =>
    filled(words[language][name], values);
  const costOf = ({ fee = 0, percent = 0 }: Term) => {
    const parts = [
      ...(percent > 0 ? [say('percent', { percent })] : []),
      ...(fee > 0 ? [say('perPerson', { fee: EUROS[language].format(fee / 100) })] : []),
    ];
    return parts.length === 0 ? say('free') : say('cost', { cost: parts.join(say('and')) });
  };
  const sayTerm = (name: Name, term: Term) =>
    say(name, {
      until: say(untilOf(term), { hours: term.hoursBefore }),
      cost: costOf(term),
    });
  return [
    refund === undefined ? say('notRefundable') : sayTerm('refundable', refund),
    exchange === undefined ? say('notExchangeable') : sayTerm('exchangeable', exchange),
  ].join(' ');
}

export const conditionsOf = (terms: FareTerms): Words =>
  inEach((language) => conditionsIn(terms, language));

export const SEAT_ONLY = inEach((language) => words[language].seatOnly);
