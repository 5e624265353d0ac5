import type { PaymentTiming } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { SubmitProblem } from '../submit/submit-problem';

interface PayTexts {
  heading: string;
  /** where there are other ways than a card */
  headingWays: string;
  headingNoCard: string;
  /** where the card is a guarantee and nothing else */
  headingGuarantee: string;
  form: string;
  cardNow: string;
  waysNow: string;
  cardLater: string;
  cardGuarantee: string;
  cardFailed: string;
  cardFailedText: string;
  hostedReady: string;
  hostedReadyText: string;
  hostedLink: string;
  termsLink: string;
  submit: (total: string) => string;
  submitAtProperty: (total: string) => string;
  busy: string;
  needsScript: string;
  /** above the one field that keeps the booking from being made */
  summaryTitle: string;
  renew: string;
  acceptPrice: string;
  editDetails: string;
  whenToPay: string;
  choosePayment: string;
  onePayment: string;
  noCard: string;
  paymentLocked: string;
  timing: Readonly<Record<PaymentTiming, string>>;
  problem: Readonly<
    Record<Exclude<SubmitProblem['kind'], 'card' | 'failed'>, { title: string; text: string }>
  >;
  /** what to do about a declined card where the bank did not say it */
  anotherCard: string;
  /** of what was sold in the meantime */
  taken: { title: string; text: string };
  priceFromTo: (before: string, now: string) => string;
  failedText: string;
  /** of a payment that failed: what was charged and reserved, and when a reserved amount is free again (ERR-12) */
  money: { none: string; unsure: string };
  contact: string;
}

/** What is read while a booking is paid. */
export const PAY_TEXTS: Readonly<Record<Language, PayTexts>> = {
  en: {
    heading: 'Pay by card',
    headingWays: 'How you pay',
    headingNoCard: 'Book',
    headingGuarantee: 'Your card as a guarantee',
    form: 'Pay and book',
    cardNow:
      'Your card is charged when the booking is made. Your card details go to the payment provider only.',
    waysNow:
      'A card is charged when the booking is made. What you pay at your bank is taken at once, and comes back to you if the booking cannot be made. Your payment details go to the payment provider only.',
    cardLater:
      'Your card is checked and kept for later; nothing is charged now. Your card details go to the payment provider only.',
    cardGuarantee:
      'You pay at the property. Your card is checked and kept as a guarantee; we charge nothing to it. Your card details go to the payment provider only.',
    cardFailed: 'The payment fields do not work here',
    cardFailedText:
      "You can pay on the payment provider's own page instead. What you filled in is kept.",
    hostedReady: 'Your booking waits for its payment',
    hostedReadyText:
      'It is made as soon as you have paid. If you come back without paying, nothing is charged.',
    hostedLink: 'Continue to the payment page',
    termsLink: 'terms and conditions (opens in a new tab)',
    submit: (total) => `Book with obligation to pay: ${total}`,
    submitAtProperty: (total) => `Book with obligation to pay: ${total} at the property`,
    busy: 'Your booking is being made. Please do not close this page yet.',
    needsScript:
      'Booking needs JavaScript. Switch it on in your browser and load this page again: your choice is in its address.',
    summaryTitle: 'One answer needs your attention',
    renew: 'Ask for the price again',
    acceptPrice: 'Continue at the new price',
    editDetails: 'Change your details',
    whenToPay: 'When you pay',
    choosePayment: 'Choose how you want to pay',
    onePayment: 'This is how this rate is paid.',
    noCard: 'No card is needed.',
    paymentLocked:
      'A booking with this way to pay may be under way already, so it cannot be changed here.',
    timing: { now: 'Pay now', later: 'Pay later', property: 'Pay at the property' },
    problem: {
      timing: {
        title: 'Choose how you want to pay',
        text: 'Nothing was booked yet. Choose one of the ways to pay first.',
      },
      declined: {
        title: 'The payment did not go through',
        text: 'Everything you filled in is kept.',
      },
      priceChanged: {
        title: 'The price has changed',
        text: 'Another price is asked now. Nothing was booked or charged.',
      },
      gone: {
        title: 'This offer has expired',
        text: 'A price is held for a limited time only, and that time is over. Nothing was booked.',
      },
      details: {
        title: 'Your details cannot be used',
        text: 'Nothing was booked. Look your details over and try again.',
      },
      conflict: {
        title: 'This booking is under way already',
        text: 'Wait a moment and press the button again: you never book or pay twice.',
      },
    },
    anotherCard: 'Try again, or pay another way.',
    taken: {
      title: 'This is no longer available',
      text: 'It has been sold in the meantime. Nothing was booked.',
    },
    priceFromTo: (before, now) => `It was ${before} and is now ${now}.`,
    failedText:
      'Everything you filled in is kept. Press the button again: you never book or pay twice.',
    money: {
      none: 'Nothing was charged or reserved for this booking. If your bank shows a reserved amount, it is free again within 7 days.',
      unsure:
        'You pay only for a booking that is confirmed. If it is not, an amount that was reserved is free again within 7 days, and one that was taken comes back to you.',
    },
    contact: 'Questions about this payment? Write to',
  },
  nl: {
    heading: 'Betalen met kaart',
    headingWays: 'Hoe je betaalt',
    headingNoCard: 'Boeken',
    headingGuarantee: 'Je kaart als garantie',
    form: 'Betalen en boeken',
    cardNow:
      'Het bedrag wordt van je kaart afgeschreven als de boeking is gemaakt. Je kaartgegevens gaan alleen naar de betaaldienst.',
    waysNow:
      'Van een kaart wordt het bedrag afgeschreven als de boeking is gemaakt. Wat je bij je bank betaalt, is meteen betaald; lukt de boeking niet, dan krijg je het terug. Je betaalgegevens gaan alleen naar de betaaldienst.',
    cardLater:
      'Je kaart wordt gecontroleerd en bewaard voor later; er wordt nu niets afgeschreven. Je kaartgegevens gaan alleen naar de betaaldienst.',
    cardGuarantee:
      'Je betaalt bij de accommodatie. Je kaart wordt gecontroleerd en bewaard als garantie; wij schrijven er niets van af. Je kaartgegevens gaan alleen naar de betaaldienst.',
    cardFailed: 'De betaalvelden werken hier niet',
    cardFailedText:
      'Je kunt in plaats daarvan betalen op de pagina van de betaaldienst. Wat je hebt ingevuld, is bewaard.',
    hostedReady: 'Je boeking wacht op de betaling',
    hostedReadyText:
      'De boeking wordt gemaakt zodra je hebt betaald. Kom je terug zonder te betalen, dan wordt er niets afgeschreven.',
    hostedLink: 'Verder naar de betaalpagina',
    termsLink: 'algemene voorwaarden (opent in een nieuw tabblad)',
    submit: (total) => `Bestelling met betalingsverplichting: ${total}`,
    submitAtProperty: (total) =>
      `Bestelling met betalingsverplichting: ${total} bij de accommodatie`,
    busy: 'Je boeking wordt gemaakt. Sluit deze pagina nog niet.',
    needsScript:
      'Voor boeken is JavaScript nodig. Zet het aan in je browser en laad deze pagina opnieuw: je keuze staat in het adres.',
    summaryTitle: 'Eén antwoord vraagt je aandacht',
    renew: 'De prijs opnieuw opvragen',
    acceptPrice: 'Verder met de nieuwe prijs',
    editDetails: 'Je gegevens wijzigen',
    whenToPay: 'Wanneer je betaalt',
    choosePayment: 'Kies hoe je wilt betalen',
    onePayment: 'Zo wordt dit tarief betaald.',
    noCard: 'Er is geen kaart nodig.',
    paymentLocked:
      'Er loopt misschien al een boeking met deze betaalwijze, daarom kan die hier niet worden gewijzigd.',
    timing: { now: 'Nu betalen', later: 'Later betalen', property: 'Betalen bij de accommodatie' },
    problem: {
      timing: {
        title: 'Kies hoe je wilt betalen',
        text: 'Er is nog niets geboekt. Kies eerst een manier om te betalen.',
      },
      declined: {
        title: 'De betaling is niet gelukt',
        text: 'Alles wat je hebt ingevuld, is bewaard.',
      },
      priceChanged: {
        title: 'De prijs is veranderd',
        text: 'Er wordt nu een andere prijs gevraagd. Er is niets geboekt of afgeschreven.',
      },
      gone: {
        title: 'Dit aanbod is verlopen',
        text: 'Een prijs wordt maar een beperkte tijd vastgehouden en die tijd is voorbij. Er is niets geboekt.',
      },
      details: {
        title: 'Je gegevens kunnen niet worden gebruikt',
        text: 'Er is niets geboekt. Kijk je gegevens na en probeer het opnieuw.',
      },
      conflict: {
        title: 'Deze boeking loopt al',
        text: 'Wacht even en druk nog een keer op de knop: je boekt of betaalt nooit dubbel.',
      },
    },
    anotherCard: 'Probeer het opnieuw of betaal op een andere manier.',
    taken: {
      title: 'Dit is niet meer beschikbaar',
      text: 'Het is intussen verkocht. Er is niets geboekt.',
    },
    priceFromTo: (before, now) => `Het was ${before} en is nu ${now}.`,
    failedText:
      'Alles wat je hebt ingevuld, is bewaard. Druk nog een keer op de knop: je boekt of betaalt nooit dubbel.',
    money: {
      none: 'Er is voor deze boeking niets afgeschreven of gereserveerd. Toont je bank toch een gereserveerd bedrag, dan komt het binnen 7 dagen vrij.',
      unsure:
        'Je betaalt alleen voor een boeking die is bevestigd. Gebeurt dat niet, dan komt een gereserveerd bedrag binnen 7 dagen vrij en krijg je een betaald bedrag terug.',
    },
    contact: 'Vragen over deze betaling? Mail naar',
  },
};
