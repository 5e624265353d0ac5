import type { Language } from '@wayfare/domain';
import type { Fact, Section, WebLink } from '../../booking/documents/document-sections';
import { INFO, SUCCESS, WARNING } from '../../booking/documents/mail/mail-look';
import type { Tone } from '../../booking/documents/mail/mail-look';
import type { MailPage } from '../../booking/documents/mail/mail-page';
import { writtenInstant } from '../../booking/documents/written-values';
import type { SitePages } from '../../platform/site-pages/site-pages';
import type { KeyOf } from '../../platform/texts/catalogues';
import { wordsOf, type Words } from '../../platform/texts/words';
import type { AccountMailKind } from './account-mails';

type AccountMailTextKey = KeyOf<'account-mails'>;
type AccountMailWords = Words<AccountMailTextKey>;

export interface AccountMailSource {
  readonly kind: AccountMailKind;
  readonly language: Language;
  readonly facts: Readonly<Record<string, string>>;
  /** empty until the address is activated */
  readonly name: string;
  readonly ticket: string;
  readonly origin: string;
  readonly pages: SitePages;
  readonly supportEmail: string;
}

type Page =
  | 'account.activation'
  | 'account.recover'
  | 'account.login'
  | 'account.remember-password';

interface Copy {
  readonly tone: Tone;
  readonly details: readonly AccountMailTextKey[];
  readonly action: { readonly page: Page; readonly label: AccountMailTextKey } | null;
}

const NEW_PASSWORD = 'account.remember-password';

const COPY: Readonly<Record<AccountMailKind, Copy>> = {
  activation: {
    tone: INFO,
    details: ['activation.valid'],
    action: { page: 'account.activation', label: 'activation.action' },
  },
  alreadyRegistered: {
    tone: INFO,
    details: ['alreadyRegistered.advice'],
    action: { page: 'account.login', label: 'alreadyRegistered.action' },
  },
  reset: {
    tone: INFO,
    details: ['reset.valid'],
    action: { page: 'account.recover', label: 'reset.action' },
  },
  passwordChanged: {
    tone: SUCCESS,
    details: [],
    action: { page: NEW_PASSWORD, label: 'passwordChanged.action' },
  },
  newSignIn: {
    tone: WARNING,
    details: [],
    action: { page: NEW_PASSWORD, label: 'newSignIn.action' },
  },
  locked: {
    tone: WARNING,
    details: ['locked.advice'],
    action: { page: NEW_PASSWORD, label: 'locked.action' },
  },
  erased: { tone: INFO, details: ['erased.bookings'], action: null },
};

function hrefOf({ language, ticket, origin, pages }: AccountMailSource, page: Page): string {
  const url = new URL(pages.path(page, language), origin);
  if (ticket !== '') url.searchParams.set('ticket', ticket);
  return url.href;
}

function browserOf(browser: string, words: AccountMailWords): string {
  const [name = '', system] = browser.split(' on ', 2);
  if (name === '') return words('newSignIn.browserUnknown');
  return system === undefined ? name : words('newSignIn.browserName', { browser: name, system });
}

/** Accounts know no zone: most readers', named in the mail. */
const TIME_ZONE = 'Europe/Amsterdam';

function signInFacts({ facts, language }: AccountMailSource, words: AccountMailWords): Fact[] {
  const { browser = '', at = '' } = facts;
  const when = Number.isNaN(Date.parse(at))
    ? []
    : [
        {
          label: words('newSignIn.time'),
          value: words('newSignIn.instant', writtenInstant(at, TIME_ZONE, language)),
        },
      ];
  return [{ label: words('newSignIn.browser'), value: browserOf(browser, words) }, ...when];
}

function ownSections(source: AccountMailSource, words: AccountMailWords): Section[] {
  return source.kind === 'newSignIn'
    ? [{ kind: 'facts', title: words('newSignIn.title'), facts: signInFacts(source, words) }]
    : [];
}

function furtherLinks(source: AccountMailSource, words: AccountMailWords): WebLink[] {
  return source.kind === 'alreadyRegistered'
    ? [{ label: words('reset.action'), href: hrefOf(source, NEW_PASSWORD) }]
    : [];
}

export function accountMailPage(source: AccountMailSource): MailPage {
  const { kind, language, name, supportEmail: email } = source;
  const words = wordsOf(language, 'account-mails');
  const { tone, details, action } = COPY[kind];
  const brand = words('brand');
  const links = furtherLinks(source, words);
  return {
    language,
    tone,
    brand,
    subject: words(`${kind}.subject`),
    preheader: words(`${kind}.preheader`),
    heading: words(`${kind}.heading`),
    greeting: name === '' ? words('greeting.nobody') : words('greeting', { name }),
    paragraphs: [words(`${kind}.intro`), ...details.map((key) => words(key))],
    demo: null,
    action:
      action === null ? null : { label: words(action.label), href: hrefOf(source, action.page) },
    keys: [],
    sections: [
      ...ownSections(source, words),
      ...(links.length === 0
        ? []
        : [{ kind: 'text', title: words('reset.heading'), paragraphs: [], links } as const]),
      {
        kind: 'text',
        title: words('notYou.title'),
        paragraphs: [words(`${kind}.notYou`)],
        links: [],
      },
      {
        kind: 'text',
        title: words('support.title'),
        paragraphs: [words('support.text', { email })],
        links: [{ label: email, href: `mailto:${email}` }],
      },
    ],
    footer: words('footer', { brand }),
  };
}
