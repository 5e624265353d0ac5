import { amountOf } from '../wire/money';
import type { Comfort, Flexibility } from '../wire/codes';
import { inEach, type Words, type Language } from '../wire/words';
import type { FareTerms, Term } from './carriers';
import { wireComfort, wireFlexibility } from './grades';
import type { Portion } from './portions';
import words from '../data/conditions.json';

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

const SEAT_ONLY = inEach((language) => words[language].seatOnly);

export interface Fare {
  comfort: Comfort;
  flexibility: Flexibility;
  isSeatOnly: boolean;
}

/** A seat beside a pass can be exchanged, never given back. */
const SEAT_TERMS: FareTerms = { exchange: { hoursBefore: 24, fee: 300 } };

export function productCode({ code }: Portion, { comfort, flexibility, isSeatOnly }: Fare): string {
  return `${code}-${comfort}-${isSeatOnly ? 'PASS_SEAT' : flexibility}`;
}

export function wireTerm(term: Term | undefined) {
  return {
    allowed: term !== undefined,
    hoursBefore: term?.hoursBefore ?? 0,
    feePercent: term?.percent ?? 0,
    fee: amountOf(term?.fee ?? 0),
  };
}

function labelOf(
  { comfortNames, fareNames }: Portion,
  { comfort, flexibility, isSeatOnly }: Fare,
): Words {
  const fareLabel = isSeatOnly ? SEAT_ONLY : wireFlexibility(flexibility).label;
  const fareName = isSeatOnly ? undefined : fareNames[flexibility];
  return inEach((language) => {
    const comfortName = comfortNames[comfort] ?? wireComfort(comfort).label[language];
    return `${comfortName}, ${fareName ?? fareLabel[language]}`;
  });
}

export function wireProduct(portion: Portion, fare: Fare) {
  const flexibility = fare.isSeatOnly ? 'NON_FLEX' : fare.flexibility;
  const terms = fare.isSeatOnly ? SEAT_TERMS : portion.terms[flexibility];
  return {
    code: productCode(portion, fare),
    label: labelOf(portion, fare),
    marketingCarrier: portion.carrier.name,
    flexibility: wireFlexibility(flexibility),
    conditions: conditionsOf(terms),
    refund: wireTerm(terms.refund),
    exchange: wireTerm(terms.exchange),
    reservation: !portion.isOpen,
  };
}

export type WireProduct = ReturnType<typeof wireProduct>;
