import type { Language } from '@wayfare/domain';

interface KeepTexts {
  guestTitle: string;
  guestText: (email: string) => string;
  register: string;
  login: string;
  title: string;
  text: string;
  others: (count: number) => string;
  add: string;
  failed: string;
  added: string;
  addedText: string;
  otherAddressTitle: string;
  otherAddressText: (email: string) => string;
  otherAccountTitle: string;
  otherAccountText: string;
  find: string;
}

/** What is read of a booking that is on no account, by whoever may add it to one. */
export const KEEP_TEXTS: Readonly<Record<Language, KeepTexts>> = {
  en: {
    guestTitle: 'Keep this booking in an account',
    guestText: (email) =>
      `Without an account you find it with its reference, e-mail address and PIN. With an account for ${email} it stands in your list of bookings.`,
    register: 'Create an account',
    login: 'Log in',
    title: 'This booking is not on your account yet',
    text: 'It was made without logging in, with the address of your account. Add it, and it stands in your list of bookings.',
    others: (count) =>
      count === 1
        ? '1 other booking with your address is added too.'
        : `${count} other bookings with your address are added too.`,
    add: 'Add to my account',
    failed: 'The booking could not be added.',
    added: 'This booking is on your account now',
    addedText: 'You find it under My bookings, on each device.',
    otherAddressTitle: 'This booking cannot be added to your account',
    otherAddressText: (email) =>
      `It was made without logging in, with ${email}, and that is not the address of your account. You find it at any time with its reference, that e-mail address and its PIN. An account for ${email} can add it to its list: log out and log in with that one, or create it.`,
    otherAccountTitle: 'This booking is on another account',
    otherAccountText:
      'It stands in the list of the account that it was made with. Here you find it at any time with its reference, the e-mail address of the booking and its PIN.',
    find: 'Find my booking',
  },
  nl: {
    guestTitle: 'Bewaar deze boeking in een account',
    guestText: (email) =>
      `Zonder account vind je de boeking met boekingsnummer, e-mailadres en pincode. Met een account op ${email} staat de boeking in je lijst.`,
    register: 'Account aanmaken',
    login: 'Inloggen',
    title: 'Deze boeking staat nog niet in je account',
    text: 'De boeking is gemaakt zonder in te loggen, met het adres van je account. Voeg de boeking toe, dan staat die in je lijst met boekingen.',
    others: (count) =>
      count === 1
        ? '1 andere boeking met je adres wordt ook toegevoegd.'
        : `${count} andere boekingen met je adres worden ook toegevoegd.`,
    add: 'Aan mijn account toevoegen',
    failed: 'De boeking kon niet worden toegevoegd.',
    added: 'Deze boeking staat nu in je account',
    addedText: 'Je vindt de boeking onder Mijn boekingen, op elk apparaat.',
    otherAddressTitle: 'Deze boeking kan niet aan je account worden toegevoegd',
    otherAddressText: (email) =>
      `De boeking is gemaakt zonder in te loggen, met ${email}, en dat is niet het adres van je account. Je vindt de boeking altijd terug met boekingsnummer, dat e-mailadres en pincode. Een account op ${email} kan de boeking wel aan zijn lijst toevoegen: log uit en log daarmee in, of maak het aan.`,
    otherAccountTitle: 'Deze boeking staat in een ander account',
    otherAccountText:
      'De boeking staat in de lijst van het account waarmee is geboekt. Hier vind je de boeking altijd terug met boekingsnummer, e-mailadres van de boeking en pincode.',
    find: 'Mijn boeking vinden',
  },
};
