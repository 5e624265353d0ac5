import { cardProblem, type StripeProblem } from './problems';

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

/** How a test card behaves. */
export interface CardRule {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  effect: string;
  /** Stripe's id of the same card for calls without a browser */
  token?: string;
  /** the cardholder is asked; once the card is set up, not again while nobody is there */
  challenge?: 'always' | 'until-set-up';
  decline?: Decline;
  /** it can be kept although every charge is declined */
  attaches?: true;
}

const declined = (declineCode: string, message: string): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});
const GENERIC = declined('generic_decline', 'Your card was declined.');
const POOR = declined('insufficient_funds', 'Your card has insufficient funds.');

/** Stripe's public test numbers; no other number is taken. */
export const TEST_CARDS: readonly CardRule[] = [
  { number: '4242424242424242', brand: 'visa', effect: 'accepted', token: 'pm_card_visa' },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    effect: 'accepted',
    token: 'pm_card_mastercard',
  },
  {
    number: '378282246310005',
    brand: 'amex',
    effect: 'accepted; its security code has four digits',
    token: 'pm_card_amex',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    effect: 'asks for 3-D Secure',
    token: 'pm_card_authenticationRequiredOnSetup',
    challenge: 'until-set-up',
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    effect: 'asks for 3-D Secure every time',
    token: 'pm_card_authenticationRequired',
    challenge: 'always',
  },
  {
    number: '4000008260003178',
    brand: 'visa',
    effect: 'asks for 3-D Secure, then has insufficient funds',
    challenge: 'until-set-up',
    decline: POOR,
    attaches: true,
    token: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    effect: 'declined',
    token: 'pm_card_visa_chargeDeclined',
    decline: GENERIC,
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    effect: 'insufficient funds',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    decline: POOR,
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    effect: 'declined as lost',
    token: 'pm_card_visa_chargeDeclinedLostCard',
    decline: declined('lost_card', 'Your card was declined.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    effect: 'declined as expired',
    token: 'pm_card_chargeDeclinedExpiredCard',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    effect: 'declined for its security code',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    effect: 'a processing error',
    token: 'pm_card_chargeDeclinedProcessingError',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    effect: 'can be kept, and every charge is declined',
    token: 'pm_card_chargeCustomerFail',
    decline: GENERIC,
    attaches: true,
  },
];

export interface CardFields {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

function fullYear(year: number): number {
  return year < 100 ? 2_000 + year : year;
}

function expiryProblem(
  { exp_month: month, exp_year: year }: CardFields,
  now: number,
): StripeProblem | undefined {
  if (month < 1 || month > 12)
    return cardProblem('invalid_expiry_month', "Your card's expiration month is invalid.", {
      param: 'exp_month',
    });
  const today = new Date(now);
  const isPast =
    fullYear(year) * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (isPast || fullYear(year) > today.getUTCFullYear() + 50)
    return cardProblem('invalid_expiry_year', "Your card's expiration year is invalid.", {
      param: 'exp_year',
    });
  return undefined;
}

/** The rule of a card that was typed in; throws a card error for one that is none, has expired or has a short code. */
export function ruleOf(card: CardFields, now: number): CardRule {
  const rule = TEST_CARDS.find(({ number }) => number === card.number.replaceAll(/\D/g, ''));
  if (rule === undefined)
    throw cardProblem('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  const problem = expiryProblem(card, now);
  if (problem !== undefined) throw problem;
  const digits = rule.brand === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${digits}}$`).test(card.cvc))
    throw cardProblem('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
  return rule;
}
