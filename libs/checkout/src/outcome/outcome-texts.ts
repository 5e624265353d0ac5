import type { Language } from '@wayfare/domain';
import type { MoneyNote } from './booking-outcome';

interface OutcomeTexts {
  checking: { heading: string; text: string };
  completing: { heading: string; text: string };
  leave: string;
  unpaidHint: string;
  /** back from a bank that has not told us yet */
  bankTells: string;
  notPaidHeading: string;
  notPaidHint: string;
  toPayment: string;
  leftHeading: string;
  nothingCharged: string;
  leftText: (reference: string) => string;
  reference: string;
  pin: string;
  charged: (price: string) => string;
  print: string;
  cancel: string;
  manage: string;
  invoice: string;
  allBookings: string;
  money: Readonly<Record<Exclude<MoneyNote, 'refunded' | 'charged'>, string>>;
  moneyRefunded: (price: string) => string;
  moneyCharged: (price: string) => string;
  support: (reference: string) => string;
  unknownTitle: string;
  unknownText: string;
  find: string;
  failedText: string;
  retry: string;
}

/** What is read of a booking once it was sent. */
export const OUTCOME_TEXTS: Readonly<Record<Language, OutcomeTexts>> = {
  en: {
    checking: { heading: 'One moment please', text: 'We are looking up your booking.' },
    completing: {
      heading: 'Your booking is being made',
      text: 'The booking and the payment are being confirmed.',
    },
    leave: 'You may leave this page: that cancels nothing, and the result comes by e-mail.',
    unpaidHint:
      'The payment has not reached us yet. If you did not finish paying, you can go on with it; you never pay twice.',
    bankTells:
      'Your bank has still to tell us that you have paid. That can take a few minutes, and you need not wait here. If you did not pay after all, you can go on with the payment; you never pay twice.',
    notPaidHeading: 'The payment was not completed',
    notPaidHint: 'What you filled in is kept: try again, or pay another way.',
    toPayment: 'Back to the payment',
    leftHeading: 'You left the payment page',
    nothingCharged: 'Nothing was charged',
    leftText: (reference) =>
      `Booking ${reference} still waits for its payment. Without it the booking lapses by itself.`,
    reference: 'Booking reference',
    pin: 'PIN',
    charged: (price) => `Paid so far: ${price}`,
    print: 'Print',
    cancel: 'Cancel this booking',
    manage: 'Look at this booking',
    invoice: 'Invoice for a company',
    allBookings: 'All your bookings',
    money: {
      nothing: 'Nothing was charged.',
      released:
        'Nothing was charged. The amount that was reserved is released; your bank may show it for some days.',
      kept: 'The amount is still reserved and is being released.',
    },
    moneyRefunded: (price) =>
      `${price} goes back the way you paid. That takes your bank 5 to 10 working days.`,
    moneyCharged: (price) => `${price} was charged. Write to us if you expect it back.`,
    support: (reference) => `Questions? Name the reference ${reference} and write to`,
    unknownTitle: 'We cannot show this booking here',
    unknownText:
      'It may belong to another browser or account. With the reference, your e-mail address and the PIN from the confirmation you can open it.',
    find: 'Find a booking',
    failedText: 'This says nothing about the booking itself. We keep trying; you can also try now.',
    retry: 'Try again',
  },
  nl: {
    checking: { heading: 'Een ogenblik', text: 'We zoeken je boeking op.' },
    completing: {
      heading: 'Je boeking wordt gemaakt',
      text: 'De boeking en de betaling worden bevestigd.',
    },
    leave: 'Je mag deze pagina verlaten: dat annuleert niets en het resultaat komt per e-mail.',
    unpaidHint:
      'De betaling heeft ons nog niet bereikt. Heb je niet afgerekend, dan kun je daarmee verdergaan; je betaalt nooit dubbel.',
    bankTells:
      'Je bank moet ons nog laten weten dat je hebt betaald. Dat kan een paar minuten duren; je hoeft hier niet te wachten. Heb je toch niet betaald, dan kun je verdergaan met de betaling; je betaalt nooit dubbel.',
    notPaidHeading: 'De betaling is niet afgerond',
    notPaidHint:
      'Wat je hebt ingevuld, is bewaard: probeer het opnieuw of betaal op een andere manier.',
    toPayment: 'Terug naar de betaling',
    leftHeading: 'Je hebt de betaalpagina verlaten',
    nothingCharged: 'Er is niets afgeschreven',
    leftText: (reference) =>
      `Boeking ${reference} wacht nog op de betaling. Zonder betaling vervalt de boeking vanzelf.`,
    reference: 'Boekingsnummer',
    pin: 'Pincode',
    charged: (price) => `Tot nu toe betaald: ${price}`,
    print: 'Afdrukken',
    cancel: 'Deze boeking annuleren',
    manage: 'Deze boeking bekijken',
    invoice: 'Factuur voor een bedrijf',
    allBookings: 'Al je boekingen',
    money: {
      nothing: 'Er is niets afgeschreven.',
      released:
        'Er is niets afgeschreven. Het bedrag dat was gereserveerd, is vrijgegeven; je bank kan het nog enkele dagen tonen.',
      kept: 'Het bedrag is nog gereserveerd en wordt vrijgegeven.',
    },
    moneyRefunded: (price) =>
      `${price} gaat terug zoals je hebt betaald. Dat duurt bij je bank 5 tot 10 werkdagen.`,
    moneyCharged: (price) => `${price} is afgeschreven. Schrijf ons als je het terugverwacht.`,
    support: (reference) => `Vragen? Noem boekingsnummer ${reference} en schrijf naar`,
    unknownTitle: 'We kunnen deze boeking hier niet tonen',
    unknownText:
      'De boeking hoort misschien bij een andere browser of een ander account. Met het boekingsnummer, je e-mailadres en de pincode uit de bevestiging kun je de boeking openen.',
    find: 'Een boeking zoeken',
    failedText:
      'Dit zegt niets over de boeking zelf. We blijven het proberen; je kunt het ook nu proberen.',
    retry: 'Opnieuw proberen',
  },
};
