import en from '../../locales/en/contact-mails.json';
import nl from '../../locales/nl/contact-mails.json';
import { smtpMailer } from '../adapters/mailer/smtp';
import { NOW } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { contactMessages } from '../platform/db/schema/contact';
import { runningSandbox } from '../../test/sandbox/sandbox-process';
import type { ReceivedMail, RunningSandbox } from '../../test/sandbox/sandbox-process';
import { sendOneOf } from '../platform/queue/mail-queue';
import { CONTACT_MAILS } from './contact-mail-queue';
import { renderContactMail } from './render-contact-mail';
import { insertMessage } from './messages.repository';
import type { NewMessage } from './messages.repository';

const MESSAGE: NewMessage = {
  owner: 'a1',
  idempotencyKey: 'key-1',
  requestHash: 'h',
  name: 'Zoë de Vries',
  email: 'zoe@example.com',
  subject: 'payment',
  question: 'Where is my refund?\n\nI cancelled on Monday.',
  language: 'en',
  sender: '',
  createdAt: new Date(NOW),
};

const visible = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const headerOf = ({ headers }: ReceivedMail, wanted: string) =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('The texts of mails about messages to support', () => {
  it('I18N-60 exist in both languages under the same keys with the same names, none empty', () => {
    const ofDutch: Record<string, string> = nl;
    expect(Object.keys(nl)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en))
      expect([key, names(ofDutch[key] ?? '')]).toEqual([key, names(text)]);
    expect(
      [...Object.values(en), ...Object.values(nl)].filter((text) => text.trim() === ''),
    ).toEqual([]);
    expect(Object.values(nl).filter((text) => /\b(u|uw)\b/i.test(text))).toEqual([]);
  });
});

describeOnDatabase('Mails about messages to support', (database) => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await runningSandbox();
  }, 90_000);
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    await sandbox.empty();
    await database().orm.delete(contactMessages);
  });

  /** what support and sender get */
  async function sent(changes: Partial<NewMessage> = {}) {
    const { orm } = database();
    const { ticketNumber } = await insertMessage(orm, { ...MESSAGE, ...changes });
    const mailer = smtpMailer({
      url: sandbox.smtpUrl,
      from: 'Wayfare <no-reply@wayfare.example>',
      timeout: 5_000,
    });
    const options = {
      database: { orm },
      mailer,
      timeouts: { stepTime: 60_000, leaseTime: 10_000 },
      mailDomain: 'www.wayfare.example',
      clock: () => NOW,
      log: { error: (...words: unknown[]) => fail(words) },
    };
    while (
      await sendOneOf(
        CONTACT_MAILS,
        options,
        renderContactMail({ database: { orm }, supportEmail: 'help@wayfare.example' }),
      )
    );
    const mails = await sandbox.received();
    expect(mails).toHaveLength(2);
    const to = (address: string) => {
      const mail = mails.find((candidate) => candidate.to.includes(address));
      if (mail === undefined) throw new Error(`nothing has arrived at ${address}`);
      return mail;
    };
    return {
      ticketNumber,
      support: to('help@wayfare.example'),
      copy: to(changes.email ?? MESSAGE.email),
    };
  }

  function fail(words: unknown[]): never {
    throw new Error(JSON.stringify(words));
  }

  it.each<['en' | 'nl', string, string[], string, string[]]>([
    [
      'en',
      'Payment or refund',
      ['Zoë de Vries wrote to us', 'Saturday 21 November 2026, 10:00 (Amsterdam)'],
      'We received your message',
      ['Dear Zoë de Vries,', 'We answer within 24 hours', 'Was this not you?'],
    ],
    [
      'nl',
      'Betaling of terugbetaling',
      ['Zoë de Vries heeft ons geschreven', 'zaterdag 21 november 2026, 10:00 (Amsterdam)'],
      'We hebben je bericht ontvangen',
      ['Beste Zoë de Vries,', 'binnen 24 uur antwoord', 'Was jij dit niet?'],
    ],
  ])(
    'CNT-26 go to support and to the sender in %s, with ticket number, promise and question',
    async (language, subject, forSupport, heading, forSender) => {
      const { ticketNumber, support, copy } = await sent({ language });
      expect(support.subject).toBe(`${ticketNumber} ${subject}`);
      expect(copy.subject).toBe(`${heading} (${ticketNumber})`);
      expect(headerOf(support, 'reply-to')).toBe('zoe@example.com');
      expect(headerOf(copy, 'reply-to')).toBeUndefined();
      for (const [mail, says] of [
        [support, forSupport],
        [copy, forSender],
      ] as const) {
        expect(mail.html).toContain(`lang="${language}"`);
        for (const part of [
          ...says,
          ticketNumber,
          subject,
          'Where is my refund?',
          'I cancelled on Monday.',
        ]) {
          expect(visible(mail.html)).toContain(part);
          expect(mail.text.replace(/\s+/g, ' ')).toContain(part);
        }
        expect([mail.subject, mail.html, mail.text].join('\n')).not.toMatch(
          /\{\{|undefined|null|NaN/,
        );
        expect(mail.html).not.toMatch(/<(img|script|link|iframe)\b|\bsrc=/i);
      }
    },
  );

  it('take what was typed for text, in the page and in the headers', async () => {
    const { support, copy, ticketNumber } = await sent({
      name: 'Zoë\r\nBcc: all@example.com',
      question: 'See <img src=x onerror=alert(1)> & "this"',
    });
    for (const mail of [support, copy]) {
      expect(mail.html).not.toContain('<img');
      expect(mail.html).toContain('&lt;img src=x');
      expect(headerOf(mail, 'bcc')).toBeUndefined();
    }
    expect(support.subject).toBe(`${ticketNumber} Payment or refund`);
  });
});
