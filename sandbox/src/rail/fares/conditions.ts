import type { Language } from '../wire/words';
import type { FareTerms, Term } from './carrier-profile';

interface Words {
  until: (hours: number) => string;
  percent: (percent: number) => string;
  perPerson: (fee: string) => string;
  free: string;
  /** what a change costs, of its parts */
  cost: (parts: readonly string[]) => string;
  notRefundable: string;
  refundable: (until: string, cost: string) => string;
  notExchangeable: string;
  exchangeable: (until: string, cost: string) => string;
  euros: Intl.NumberFormat;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    until: (hours) =>
      hours === 0
        ? 'until departure'
        : `until ${hours} ${hours === 1 ? 'hour' : 'hours'} before departure`,
    percent: (percent) => `${percent}% of the price`,
    perPerson: (fee) => `${fee} per person`,
    free: 'free of charge',
    cost: (parts) => `for ${parts.join(' and ')}`,
    notRefundable: 'Not refundable.',
    refundable: (until, cost) => `Refundable ${until}, ${cost}.`,
    notExchangeable: 'Not exchangeable.',
    exchangeable: (until, cost) => `Exchangeable ${until}, ${cost}, plus any difference in price.`,
    euros: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
  },
  nl: {
    until: (hours) => (hours === 0 ? 'tot vertrek' : `tot ${hours} uur voor vertrek`),
    percent: (percent) => `${percent}% van de prijs`,
    perPerson: (fee) => `${fee} per persoon`,
    free: 'kosteloos',
    cost: (parts) => `tegen ${parts.join(' en ')}`,
    notRefundable: 'Niet terug te geven.',
    refundable: (until, cost) => `Terug te geven ${until}, ${cost}.`,
    notExchangeable: 'Niet om te ruilen.',
    exchangeable: (until, cost) =>
      `Om te ruilen ${until}, ${cost}, met bijbetaling van het prijsverschil.`,
    euros: new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }),
  },
};

function costOf({ fee = 0, percent = 0 }: Term, words: Words): string {
  const parts = [
    ...(percent > 0 ? [words.percent(percent)] : []),
    ...(fee > 0 ? [words.perPerson(words.euros.format(fee / 100))] : []),
  ];
  return parts.length === 0 ? words.free : words.cost(parts);
}

/** The terms of a fare as sentences. */
export function conditionsOf({ refund, exchange }: FareTerms, language: Language): string {
  const words = WORDS[language];
  const when = (term: Term) => [words.until(term.hoursBefore), costOf(term, words)] as const;
  return [
    refund === undefined ? words.notRefundable : words.refundable(...when(refund)),
    exchange === undefined ? words.notExchangeable : words.exchangeable(...when(exchange)),
  ].join(' ');
}
