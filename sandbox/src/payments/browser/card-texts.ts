export type CardLanguage = 'en' | 'nl';

/** What the payment fields say. */
export const CARD_TEXTS = {
  en: {
    form: 'Payment details',
    ways: 'Way to pay',
    card: 'Card',
    leaves: 'You pay on the next page, and come back here after that.',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    cvc: 'Security code',
    frame: 'Secure payment input frame',
    challenge: 'Confirmation by your bank (3-D Secure)',
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: 'Your card’s expiry date is incomplete.',
    invalid_expiry: 'Your card’s expiry date is invalid.',
    invalid_expiry_year_past: 'Your card’s expiry date is in the past.',
    incomplete_cvc: 'Your card’s security code is incomplete.',
    invalid_cvc: 'Your card’s security code is invalid.',
  },
  nl: {
    form: 'Betaalgegevens',
    ways: 'Betaalwijze',
    card: 'Kaart',
    leaves: 'Je betaalt op de volgende pagina en komt daarna hier terug.',
    number: 'Kaartnummer',
    expiry: 'Vervaldatum',
    expiryHint: 'MM / JJ',
    cvc: 'Beveiligingscode',
    frame: 'Beveiligd kader voor je betaalgegevens',
    challenge: 'Bevestiging door je bank (3-D Secure)',
    incomplete_number: 'Je kaartnummer is onvolledig.',
    invalid_number: 'Je kaartnummer is ongeldig.',
    incomplete_expiry: 'De vervaldatum van je kaart is onvolledig.',
    invalid_expiry: 'De vervaldatum van je kaart is ongeldig.',
    invalid_expiry_year_past: 'De vervaldatum van je kaart ligt in het verleden.',
    incomplete_cvc: 'De beveiligingscode van je kaart is onvolledig.',
    invalid_cvc: 'De beveiligingscode van je kaart is ongeldig.',
  },
} as const;

export type CardTexts = Readonly<Record<keyof (typeof CARD_TEXTS)['en'], string>>;
