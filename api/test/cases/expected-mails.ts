import type { Language } from '@wayfare/domain';
import type { AccountMailKind } from '../../src/accounts/mails/account-mails';

export const KINDS: readonly AccountMailKind[] = [
  'activation',
  'alreadyRegistered',
  'reset',
  'passwordChanged',
  'newSignIn',
  'locked',
  'erased',
];

type Expected = Record<Language, { subject: string; link: string | null; says: string[] }>;
/** What each mail says in each language. */
export const EXPECTED_MAILS: Readonly<Record<AccountMailKind, Expected>> = {
  activation: {
    en: {
      subject: 'Activate your Wayfare account',
      link: '/user/activation?ticket=',
      says: ['works once and for 24 hours', 'Hello,', 'do not use the link'],
    },
    nl: {
      subject: 'Activeer je Wayfare-account',
      link: '/nl/gebruiker/activatie?ticket=',
      says: ['24 uur lang', 'Hallo,', 'gebruik de link dan niet'],
    },
  },
  alreadyRegistered: {
    en: {
      subject: 'You already have a Wayfare account',
      link: '/user/login',
      says: ['Dear Zoë O’Neill,', 'no second one was made'],
    },
    nl: {
      subject: 'Je hebt al een Wayfare-account',
      link: '/nl/gebruiker/login',
      says: ['Beste Zoë O’Neill,', 'geen tweede gemaakt'],
    },
  },
  reset: {
    en: {
      subject: 'Choose a new password for Wayfare',
      link: '/user/recover?ticket=',
      says: ['works once and for 60 minutes', 'Your password stays as it is.'],
    },
    nl: {
      subject: 'Kies een nieuw wachtwoord voor Wayfare',
      link: '/nl/gebruiker/herstel?ticket=',
      says: ['60 minuten lang', 'Je wachtwoord blijft zoals het is.'],
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your Wayfare password was changed',
      link: '/user/remember-password',
      says: ['If you did not change your password'],
    },
    nl: {
      subject: 'Je Wayfare-wachtwoord is gewijzigd',
      link: '/nl/gebruiker/onthou-password',
      says: ['Heb je je wachtwoord niet gewijzigd'],
    },
  },
  newSignIn: {
    en: {
      subject: 'New login to your Wayfare account',
      link: '/user/remember-password',
      says: ['Firefox on Windows', 'Friday 20 November 2026, 09:45 (time in Amsterdam)'],
    },
    nl: {
      subject: 'Nieuwe login op je Wayfare-account',
      link: '/nl/gebruiker/onthou-password',
      says: ['Firefox op Windows', 'vrijdag 20 november 2026, 09:45 (tijd in Amsterdam)'],
    },
  },
  locked: {
    en: {
      subject: 'Your Wayfare account is locked for 30 minutes',
      link: '/user/remember-password',
      says: [
        'wrong password for your account at Wayfare five times in a row',
        'a new password opens your account at once',
      ],
    },
    nl: {
      subject: 'Je Wayfare-account is 30 minuten vergrendeld',
      link: '/nl/gebruiker/onthou-password',
      says: [
        'vijf keer achter elkaar een verkeerd wachtwoord',
        'Met een nieuw wachtwoord kun je meteen weer in je account.',
      ],
    },
  },
  erased: {
    en: {
      subject: 'Your Wayfare account was deleted',
      link: null,
      says: ['Bookings that you made still stand.'],
    },
    nl: {
      subject: 'Je Wayfare-account is verwijderd',
      link: null,
      says: ['Boekingen die je hebt gemaakt blijven geldig.'],
    },
  },
};
