import * as v from 'valibot';
import rows from './data/test-cards.json';
import { refused } from './problems';

const DeclineSchema = v.object({
  code: v.string(),
  declineCode: v.optional(v.string()),
  message: v.string(),
});
export type Decline = v.InferOutput<typeof DeclineSchema>;

const RuleSchema = v.object({
  number: v.string(),
  brand: v.picklist(['visa', 'mastercard', 'amex']),
  effect: v.string(),
  /** Stripe's id of the same card for calls without a browser */
  token: v.optional(v.string()),
  /** the cardholder is asked; once the card is set up, not again while nobody is there */
  challenge: v.optional(v.picklist(['always', 'until-set-up'])),
  decline: v.optional(DeclineSchema),
  /** it can be kept although every charge is declined */
  attaches: v.optional(v.literal(true)),
});
export type CardRule = v.InferOutput<typeof RuleSchema>;

/** Stripe's public test numbers; no other number is taken. */
export const TEST_CARDS: readonly CardRule[] = v.parse(v.array(RuleSchema), rows);

export interface CardFields {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

function fullYear(year: number): number {
  return year < 100 ? 2_000 + year : year;
}

function checkExpiry({ exp_month: month, exp_year: year }: CardFields, now: number): void {
  if (month < 1 || month > 12) throw refused('card-month');
  const today = new Date(now);
  const isPast =
    fullYear(year) * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (isPast || fullYear(year) > today.getUTCFullYear() + 50) throw refused('card-year');
}

/** The rule of a card that was typed in; throws a card error for one that is none, has expired or has a short code. */
export function ruleOf(card: CardFields, now: number): CardRule {
  const rule = TEST_CARDS.find(({ number }) => number === card.number.replaceAll(/\D/g, ''));
  if (rule === undefined) throw refused('card-number');
  checkExpiry(card, now);
  const digits = rule.brand === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${digits}}$`).test(card.cvc)) throw refused('card-code');
  return rule;
}
