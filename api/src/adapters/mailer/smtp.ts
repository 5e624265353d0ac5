import { isEmail } from '@wayfare/domain';
import nodemailer from 'nodemailer';
import type { Mail, Mailer } from '../../ports/mailer';

export interface SmtpOptions {
  /** such as `smtp://127.0.0.1:4025` or `smtps://user:secret@mail.example.com` */
  readonly url: string;
  /** such as `Wayfare <no-reply@wayfare.example>` */
  readonly from: string;
  /** milliseconds of silence; a message may take twice that in total */
  readonly timeout: number;
}

const LINE_BREAKS = /[\r\n]+/g;

/** Prevents header injection. */
const oneLine = (text: string) => text.replace(LINE_BREAKS, ' ');

function addressed(address: string) {
  if (!isEmail(address)) throw new Error('The recipient is not an e-mail address');
  return { name: '', address };
}

/** One-click unsubscribe (RFC 8058). */
const unsubscribing = (address: string) => ({
  'List-Unsubscribe': `<${oneLine(address)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function smtpMailer({ url, from, timeout }: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: false,
      dnsTimeout: timeout,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    async send({ to, replyTo, unsubscribe, subject, html, text, messageId, attachments }: Mail) {
      await transport.sendMail({
        to: addressed(to),
        ...(replyTo === undefined ? {} : { replyTo: addressed(replyTo) }),
        ...(unsubscribe === undefined ? {} : { headers: unsubscribing(unsubscribe) }),
        subject: oneLine(subject),
        html,
        text,
        messageId: oneLine(messageId),
        // a dripping server is never silent
        signal: AbortSignal.timeout(2 * timeout),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: oneLine(name),
          contentType: oneLine(type),
          content,
        })),
      });
    },
  };
}
