import type { CONTACT_SUBJECTS } from '@wayfare/api-contract';
import type { Fact, Section } from '../booking/documents/document-sections';
import { INFO, SUCCESS } from '../booking/documents/mail/mail-look';
import type { MailPage } from '../booking/documents/mail/mail-page';
import { writtenInstant } from '../booking/documents/written-values';
import type { KeyOf } from '../platform/texts/catalogues';
import { wordsOf, type Words } from '../platform/texts/words';
import type { ContactMessage } from './messages.repository';

type ContactMailWords = Words<KeyOf<'contact-mails'>>;

const OFFICE_ZONE = 'Europe/Amsterdam';
const ANSWER_MS = 24 * 3_600_000;

type Subject = (typeof CONTACT_SUBJECTS)[number];

const subjectOf = ({ subject }: ContactMessage, words: ContactMailWords) =>
  words(`subject.${subject as Subject}`);

function instant(at: Date, { language }: ContactMessage, words: ContactMailWords): string {
  return words('instant', writtenInstant(at.toISOString(), OFFICE_ZONE, language));
}

function questionSection(
  message: ContactMessage,
  words: ContactMailWords,
  facts: readonly Fact[],
): Section {
  const { question } = message;
  return {
    kind: 'facts',
    title: words('message'),
    facts: [
      ...facts,
      { label: words('subject'), value: subjectOf(message, words) },
      { label: words('question'), value: question },
    ],
  };
}

/** In the sender's language, in which support answers. */
export function supportMailPage(message: ContactMessage): MailPage {
  const { language, ticketNumber, name, email, createdAt } = message;
  const words = wordsOf(language, 'contact-mails');
  const brand = words('brand');
  return {
    language,
    tone: INFO,
    brand,
    subject: words('support.subject', { ticket: ticketNumber, subject: subjectOf(message, words) }),
    preheader: words('support.preheader', { name }),
    heading: words('support.heading'),
    greeting: words('greeting.nobody'),
    paragraphs: [
      words('support.intro', { name, email }),
      words('support.due', {
        instant: instant(new Date(createdAt.getTime() + ANSWER_MS), message, words),
      }),
    ],
    demo: null,
    action: null,
    keys: [{ label: words('ticket'), value: ticketNumber }],
    sections: [
      questionSection(message, words, [
        { label: words('name'), value: name },
        { label: words('email'), value: email },
        { label: words('received'), value: instant(createdAt, message, words) },
      ]),
    ],
    footer: words('support.footer', { brand }),
  };
}

export function copyMailPage(message: ContactMessage, supportEmail: string): MailPage {
  const { language, ticketNumber, name } = message;
  const words = wordsOf(language, 'contact-mails');
  const brand = words('brand');
  return {
    language,
    tone: SUCCESS,
    brand,
    subject: words('copy.subject', { ticket: ticketNumber }),
    preheader: words('copy.preheader'),
    heading: words('copy.heading'),
    greeting: words('greeting', { name }),
    paragraphs: [words('copy.intro'), words('copy.ticket')],
    demo: null,
    action: null,
    keys: [{ label: words('ticket'), value: ticketNumber }],
    sections: [
      questionSection(message, words, []),
      { kind: 'text', title: words('notYou.title'), paragraphs: [words('notYou.text')], links: [] },
      {
        kind: 'text',
        title: words('help.title'),
        paragraphs: [words('help.text', { email: supportEmail })],
        links: [{ label: supportEmail, href: `mailto:${supportEmail}` }],
      },
    ],
    footer: words('copy.footer', { brand }),
  };
}
