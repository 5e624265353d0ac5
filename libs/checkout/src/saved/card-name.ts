import type { SavedCard } from '@wayfare/api-contract';
import { useTexts } from '../use-texts';

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

/** "Visa ending in 4242" and its expiry as cards print it: 08/2027. */
export function useCardNames() {
  const texts = useTexts('saved');
  const name = ({ brand, last4 }: SavedCard) =>
    texts('ending', { brand: BRANDS[brand] ?? texts('unknownBrand'), last4 });
  const validity = ({ expMonth, expYear, expired }: SavedCard) =>
    texts(expired ? 'expired' : 'validThrough', {
      month: `${String(expMonth).padStart(2, '0')}/${expYear}`,
    });
  return { name, validity };
}
