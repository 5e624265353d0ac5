import type { Language } from '@wayfare/domain';

/** What a traveller reads when a card is refused. A lost or stolen card is not named: its holder may be somebody else. */
const EN = {
  fields: 'Payment details',
  loading: 'Loading the payment fields',
  loadFailed: 'The payment fields could not be loaded',
  loadFailedText: 'Nothing was charged. Check your connection and try again.',
  retry: 'Try again',
  notReady: 'The payment fields are still loading. Try again in a moment.',
  unknown:
    'We could not reach the bank, so we do not know yet whether you have paid. Do not pay again; we are finding out.',
  declined: 'Your card was declined. Use another card, or ask your bank why.',
  insufficient_funds: 'Your card has insufficient funds. Use another card.',
  expired_card: 'Your card has expired. Use another card.',
  incorrect_number: 'This card number is not right. Check it.',
  incorrect_cvc: 'The security code is not right. Check it.',
  invalid_expiry: 'The expiry date is not right. Check it.',
  incomplete: 'Fill in your card details completely.',
  incomplete_number: 'Fill in the card number completely.',
  incomplete_expiry: 'Fill in the expiry date completely.',
  incomplete_cvc: 'Fill in the security code completely.',
  authentication: 'Your bank did not confirm the payment. Try again, or pay another way.',
  processing_error:
    'Something went wrong while your card was processed. Nothing was charged. Try again in a moment.',
  not_supported: 'Your card does not support this purchase. Use another card.',
  limit: 'Your card has reached its limit. Use another card, or ask your bank.',
} as const;

type Texts = Readonly<Record<keyof typeof EN, string>>;

const NL: Texts = {
  fields: 'Betaalgegevens',
  loading: 'De betaalvelden worden geladen',
  loadFailed: 'De betaalvelden konden niet worden geladen',
  loadFailedText: 'Er is niets afgeschreven. Controleer je verbinding en probeer het opnieuw.',
  retry: 'Opnieuw proberen',
  notReady: 'De betaalvelden worden nog geladen. Probeer het zo opnieuw.',
  unknown:
    'We konden de bank niet bereiken en weten nog niet of je hebt betaald. Betaal niet opnieuw; we zoeken het uit.',
  declined: 'Je kaart is geweigerd. Gebruik een andere kaart of vraag je bank waarom.',
  insufficient_funds: 'Er staat te weinig saldo op je kaart. Gebruik een andere kaart.',
  expired_card: 'Je kaart is verlopen. Gebruik een andere kaart.',
  incorrect_number: 'Dit kaartnummer klopt niet. Controleer het.',
  incorrect_cvc: 'De beveiligingscode klopt niet. Controleer hem.',
  invalid_expiry: 'De vervaldatum klopt niet. Controleer hem.',
  incomplete: 'Vul je kaartgegevens volledig in.',
  incomplete_number: 'Vul het kaartnummer volledig in.',
  incomplete_expiry: 'Vul de vervaldatum volledig in.',
  incomplete_cvc: 'Vul de beveiligingscode volledig in.',
  authentication:
    'Je bank heeft de betaling niet bevestigd. Probeer het opnieuw of betaal op een andere manier.',
  processing_error:
    'Er ging iets mis bij het verwerken van je kaart. Er is niets afgeschreven. Probeer het zo opnieuw.',
  not_supported: 'Je kaart ondersteunt deze aankoop niet. Gebruik een andere kaart.',
  limit:
    'De limiet van je kaart is bereikt. Gebruik een andere kaart of neem contact op met je bank.',
};

const TEXTS: Readonly<Record<Language, Texts>> = { en: EN, nl: NL };

/** The provider's decline codes and codes; every other one is "declined". */
const TEXT_OF_CODE: Readonly<Record<string, keyof Texts>> = {
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

export type TextName = keyof Texts;

/** A text of the card fields in the page's language. */
export function checkoutText(name: TextName, language: Language): string {
  return TEXTS[language][name];
}

/** Why a card was refused, by the most telling of the codes that the provider gave. */
export function declineMessage(codes: readonly (string | undefined)[], language: Language): string {
  const known = codes.map((code) => TEXT_OF_CODE[code ?? '']).find((name) => name !== undefined);
  return TEXTS[language][known ?? 'declined'];
}
