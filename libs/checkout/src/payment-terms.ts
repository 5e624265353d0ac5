import type { PaymentTerms } from '@wayfare/api-contract';
import { formatDate, formatMoney, parseMoney, type Language } from '@wayfare/domain';

type Sentence = (amount: string, day: string) => string;

interface Sentences {
  now: Sentence;
  later: Sentence;
  property: Sentence;
  guarantee: Sentence;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    now: (amount) => `You pay ${amount} now`,
    later: (amount, day) => `${amount} will be charged to your card on ${day}`,
    property: (amount) => `You pay the property ${amount} during your stay`,
    guarantee: (amount) =>
      `You pay the property ${amount} during your stay; your card is only a guarantee`,
  },
  nl: {
    now: (amount) => `Je betaalt nu ${amount}`,
    later: (amount, day) => `${amount} wordt op ${day} van je kaart afgeschreven`,
    property: (amount) => `Je betaalt ${amount} aan de accommodatie tijdens je verblijf`,
    guarantee: (amount) =>
      `Je betaalt ${amount} aan de accommodatie tijdens je verblijf; je kaart is alleen een garantie`,
  },
};

/** What is paid when, one sentence for each part that is not zero. */
export function describeTerms(
  { now, later, laterDate, property, needsCard }: PaymentTerms,
  language: Language,
): string[] {
  const sentences = SENTENCES[language];
  const isDue = (amount: string): boolean => parseMoney(amount).amount > 0;
  const written = (amount: string): string => formatMoney(parseMoney(amount), language);
  const isGuarantee = needsCard && !isDue(now) && !isDue(later);
  return [
    ...(isDue(now) ? [sentences.now(written(now), '')] : []),
    ...(isDue(later) && laterDate !== null
      ? [sentences.later(written(later), formatDate(laterDate, language, 'full'))]
      : []),
    ...(isDue(property)
      ? [sentences[isGuarantee ? 'guarantee' : 'property'](written(property), '')]
      : []),
  ];
}
