import type { SavedCard } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

interface SavedTexts {
  yourCards: string;
  otherWay: string;
  otherCard: string;
  ending: (brand: string, last4: string) => string;
  validThrough: (month: string) => string;
  expired: (month: string) => string;
  expiredCard: (card: string) => string;
  unknownBrand: string;
  keep: string;
  whatIsKept: string;
}

/** What is read about cards that a member keeps. */
export const SAVED_TEXTS: Readonly<Record<Language, SavedTexts>> = {
  en: {
    yourCards: 'Your saved cards',
    otherWay: 'Pay another way',
    otherCard: 'Use another card',
    ending: (brand, last4) => `${brand} ending in ${last4}`,
    validThrough: (month) => `Valid through ${month}`,
    expired: (month) => `Expired at the end of ${month}`,
    expiredCard: (card) => `${card} has expired and cannot pay any more.`,
    unknownBrand: 'Card',
    keep: 'Keep this card for next time',
    whatIsKept:
      'The payment provider keeps the card. We see its brand, last four digits and expiry date, and it is charged only when you choose it. You can remove it in your account at any time.',
  },
  nl: {
    yourCards: 'Je bewaarde kaarten',
    otherWay: 'Op een andere manier betalen',
    otherCard: 'Een andere kaart gebruiken',
    ending: (brand, last4) => `${brand} eindigend op ${last4}`,
    validThrough: (month) => `Geldig tot en met ${month}`,
    expired: (month) => `Verlopen na ${month}`,
    expiredCard: (card) => `${card} is verlopen en kan niet meer betalen.`,
    unknownBrand: 'Kaart',
    keep: 'Deze kaart bewaren voor de volgende keer',
    whatIsKept:
      'De betaalprovider bewaart de kaart. Wij zien het merk, de laatste vier cijfers en de vervaldatum, en er wordt alleen van afgeschreven als je hem kiest. Je kunt hem altijd verwijderen in je account.',
  },
};

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'Cartes Bancaires',
};

/** A card as its holder knows it: "Visa ending in 4242". */
export function cardName({ brand, last4 }: SavedCard, language: Language): string {
  const texts = SAVED_TEXTS[language];
  return texts.ending(BRANDS[brand] ?? texts.unknownBrand, last4);
}

/** Until when it pays, or that it is over, with the month as cards print it: 08/2027. */
export function cardValidity(
  { expMonth, expYear, expired }: SavedCard,
  language: Language,
): string {
  const month = `${String(expMonth).padStart(2, '0')}/${expYear}`;
  return SAVED_TEXTS[language][expired ? 'expired' : 'validThrough'](month);
}
