import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { buildTrainProduct } from '@wayfare/testing';
import en from '../../../locales/en';
import nl from '../../../locales/nl';
import { exchangeText, refundText, type Saying, type TermOf } from './ticket-terms';

const i18n = createI18n(COMMON);
i18n.en.addResourceBundle('en', 'trains', en);
i18n.nl.addResourceBundle('nl', 'trains', nl);
const saying = (language: 'en' | 'nl'): Saying => ({
  language,
  t: (key, options) => i18n[language].t(key, { ...options, ns: 'trains' }),
});

const term = (hoursBefore: number, feePercent = 0, fee = '0.00', allowed = true) => ({
  allowed,
  hoursBefore,
  feePercent,
  fee: { value: fee, currency: 'EUR' as const },
});

it.each([
  [term(24, 20), 'ticket', 'Refundable until 24 hours before departure, minus 20% of the price'],
  [term(1), 'ticket', 'Refundable until 1 hour before departure, in full'],
  [term(0), 'ticket', 'Refundable until departure, in full'],
  [
    term(168, 0, '25.00'),
    'ticket',
    'Refundable until 7 days before departure, minus €25.00 per person',
  ],
  [
    term(36, 10, '5.00'),
    'ticket',
    'Refundable until 36 hours before departure, minus 10% of the price and €5.00 per person',
  ],
  [term(0, 0, '0.00', false), 'ticket', 'Not refundable'],
  [term(0, 15), 'pass', 'Refundable until the first day, minus 15% of the price'],
  [term(48), 'pass', 'Refundable until 2 days before the first day, in full'],
] as const)('says of %j of a %s: %s', (refund, of, text) => {
  expect(refundText(buildTrainProduct({ refund }), saying('en'), of)).toBe(text);
});

it.each<[ReturnType<typeof term>, TermOf, string]>([
  [
    term(1),
    'ticket',
    'Exchangeable until 1 hour before departure, without a fee; you pay any difference in price',
  ],
  [
    term(0, 0, '15.00'),
    'ticket',
    'Exchangeable until departure, for €15.00 per person; you pay any difference in price',
  ],
  [
    term(72, 50),
    'ticket',
    'Exchangeable until 3 days before departure, for 50% of the price; you pay any difference in price',
  ],
  [term(0, 0, '0.00', false), 'pass', 'Not exchangeable'],
])('says of an exchange %j of a %s: %s', (exchange, of, text) => {
  expect(exchangeText(buildTrainProduct({ exchange }), saying('en'), of)).toBe(text);
});

it('says it in Dutch', () => {
  const product = buildTrainProduct({ refund: term(24, 20), exchange: term(0, 0, '15.00') });
  expect(refundText(product, saying('nl'))).toBe(
    'Terugbetaling kan tot 24 uur voor vertrek, min 20% van de prijs',
  );
  expect(exchangeText(product, saying('nl'))).toBe(
    'Omruilen kan tot vertrek, voor €\u00a015,00 per persoon; een verschil in prijs betaal je bij',
  );
});
