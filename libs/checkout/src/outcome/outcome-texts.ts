import type { Language } from '@wayfare/domain';
import type { MoneyNote } from './booking-outcome';

interface OutcomeTexts {
  checking: { heading: string; text: string };
  completing: { heading: string; text: string };
  leave: string;
  unpaidHint: string;
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
    toPayment: 'Back to the payment',
    leftHeading: 'You left the payment page',
    nothingCharged: 'Nothing was charged',
    leftText: (reference) =>
      `Booking ${reference} still waits for its payment. Without it the booking lapses by itself.`,
    reference: 'Booking reference',
    pin: 'PIN',
    charged: (price) => `Charged to your card so far: ${price}`,
    print: 'Print',
    cancel: 'Cancel this booking',
    manage: 'Look at this booking',
    allBookings: 'All your bookings',
    money: {
      nothing: 'Nothing was charged.',
      released:
        'Nothing was charged. The amount that was reserved on your card is released; your bank may show it for some days.',
      kept: 'The amount is still reserved on your card and is being released.',
    },
    moneyRefunded: (price) =>
      `${price} goes back to the card you paid with. That takes your bank 5 to 10 working days.`,
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
    toPayment: 'Terug naar de betaling',
    leftHeading: 'Je hebt de betaalpagina verlaten',
    nothingCharged: 'Er is niets afgeschreven',
    leftText: (reference) =>
      `Boeking ${reference} wacht nog op de betaling. Zonder betaling vervalt de boeking vanzelf.`,
    reference: 'Boekingsnummer',
    pin: 'Pincode',
    charged: (price) => `Tot nu toe van je kaart afgeschreven: ${price}`,
    print: 'Afdrukken',
    cancel: 'Deze boeking annuleren',
    manage: 'Deze boeking bekijken',
    allBookings: 'Al je boekingen',
    money: {
      nothing: 'Er is niets afgeschreven.',
      released:
        'Er is niets afgeschreven. Het bedrag dat op je kaart was gereserveerd, is vrijgegeven; je bank kan het nog enkele dagen tonen.',
      kept: 'Het bedrag is nog op je kaart gereserveerd en wordt vrijgegeven.',
    },
    moneyRefunded: (price) =>
      `${price} gaat terug naar de kaart waarmee je hebt betaald. Dat duurt bij je bank 5 tot 10 werkdagen.`,
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
