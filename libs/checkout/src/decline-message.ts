import type { Texts } from './use-texts';

type CardKey = Parameters<Texts<'card'>>[0];

const TEXT_OF_CODE: Readonly<Record<string, CardKey>> = {
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'limit',
  card_velocity_exceeded: 'limit',
  expired_card: 'expired_card',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  invalid_account: 'incorrect_number',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  invalid_expiry: 'invalid_expiry',
  invalid_expiry_month: 'invalid_expiry',
  invalid_expiry_month_past: 'invalid_expiry',
  invalid_expiry_year: 'invalid_expiry',
  invalid_expiry_year_past: 'invalid_expiry',
  incomplete: 'incomplete',
  incomplete_number: 'incomplete_number',
  incomplete_expiry: 'incomplete_expiry',
  incomplete_cvc: 'incomplete_cvc',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  setup_intent_authentication_failure: 'authentication',
  processing_error: 'processing_error',
  try_again_later: 'processing_error',
  issuer_not_available: 'processing_error',
  card_not_supported: 'not_supported',
  currency_not_supported: 'not_supported',
};

/** Text of the most specific decline code; never tells of a lost or stolen card, whose holder may be another. */
export function declineMessage(
  codes: readonly (string | undefined)[],
  texts: Texts<'card'>,
): string {
  const known = codes.map((code) => TEXT_OF_CODE[code ?? '']).find((name) => name !== undefined);
  return texts(known ?? 'declined');
}
