import type { Language } from '../wire/words';
import type { FareTerms, Term } from './carrier-profile';

const EUROS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
  nl: new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }),
};

function euros(cents: number, language: Language): string {
  return EUROS[language].format(cents / 100);
}

function until(hours: number, language: Language): string {
  if (hours === 0) return language === 'nl' ? 'tot vertrek' : 'until departure';
  if (language === 'nl') return `tot ${hours} uur voor vertrek`;
  return `until ${hours} ${hours === 1 ? 'hour' : 'hours'} before departure`;
}

function cost({ fee = 0, percent = 0 }: Term, language: Language): string {
  const parts = [
    ...(percent > 0
      ? [language === 'nl' ? `${percent}% van de prijs` : `${percent}% of the price`]
      : []),
    ...(fee > 0
      ? [
          language === 'nl'
            ? `${euros(fee, language)} per persoon`
            : `${euros(fee, language)} per person`,
        ]
      : []),
  ];
  if (parts.length === 0) return language === 'nl' ? 'kosteloos' : 'free of charge';
  return (language === 'nl' ? 'tegen ' : 'for ') + parts.join(language === 'nl' ? ' en ' : ' and ');
}

function refundSentence(term: Term | undefined, language: Language): string {
  if (term === undefined) return language === 'nl' ? 'Niet terug te geven.' : 'Not refundable.';
  return language === 'nl'
    ? `Terug te geven ${until(term.hoursBefore, language)}, ${cost(term, language)}.`
    : `Refundable ${until(term.hoursBefore, language)}, ${cost(term, language)}.`;
}

function exchangeSentence(term: Term | undefined, language: Language): string {
  if (term === undefined) return language === 'nl' ? 'Niet om te ruilen.' : 'Not exchangeable.';
  return language === 'nl'
    ? `Om te ruilen ${until(term.hoursBefore, language)}, ${cost(term, language)}, met bijbetaling van het prijsverschil.`
    : `Exchangeable ${until(term.hoursBefore, language)}, ${cost(term, language)}, plus any difference in price.`;
}

/** The terms of a fare as sentences. */
export function conditionsOf({ refund, exchange }: FareTerms, language: Language): string {
  return `${refundSentence(refund, language)} ${exchangeSentence(exchange, language)}`;
}
