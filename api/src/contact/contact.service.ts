import { createHmac, hkdfSync } from 'node:crypto';
import { QUESTION_MIN } from '@wayfare/api-contract';
import type { ContactFields, ContactResult } from '@wayfare/api-contract';
import { sanitiseText } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Database } from '../platform/db/database';
import { contentHash } from '../platform/content-hash';
import { Problem, invalid } from '../platform/http/problem';
import type { Captcha } from '../ports/captcha';
import { passCaptcha } from '../accounts/auth/captcha-gate';
import type { KeySet } from '../platform/keys/key-set';
import {
  countRecent,
  findByKey,
  holdSenders,
  insertMessage,
  newTicketNumber,
} from './messages.repository';

export interface ContactDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: KeySet;
  /** null disables it */
  readonly captcha: Captcha | null;
}

export interface SentMessage extends ContactFields {
  readonly captcha: string;
  readonly website: string;
  readonly language: Language;
}

export interface Sending {
  readonly owner: string;
  readonly idempotencyKey: string;
  readonly address: string;
  readonly now: number;
}

/** Messages without a captcha. */
const FREE_MESSAGES = 3;
const FREE_MINUTES = 10;

/** Throws for text that is too short once stripped of tags. */
function cleaned({ name, email, subject, question }: SentMessage): ContactFields {
  const text = sanitiseText(question.replace(/\r\n?/g, '\n')).trim();
  if (text.length < QUESTION_MIN) throw invalid('question', 'contact.questionTooShort');
  return { name, email: email.toLowerCase(), subject, question: text };
}

/** HMAC of an address: countable, not readable. */
function hashing(keys: KeySet): (address: string) => string {
  return (address) => {
    const { privateKey } = keys.current();
    const secret = Buffer.from(
      hkdfSync(
        'sha256',
        privateKey.export({ type: 'pkcs8', format: 'der' }),
        '',
        'wayfare contact sender',
        32,
      ),
    );
    return createHmac('sha256', secret).update(address).digest('base64url');
  };
}

/** Stores contact messages; support and sender get mail. */
export function contactService({ database: { orm }, keys, captcha }: ContactDeps) {
  const hashOf = hashing(keys);
  return {
    async send(
      input: SentMessage,
      { owner, idempotencyKey, address, now }: Sending,
    ): Promise<ContactResult> {
      const fields = cleaned(input);
      // honeypot: answers as usual
      if (input.website !== '') return { ticketNumber: newTicketNumber() };
      const { language } = input;
      const message = {
        ...fields,
        language,
        owner,
        idempotencyKey,
        requestHash: contentHash({ ...fields, language }),
        sender: hashOf(address),
        createdAt: new Date(now),
      };
      return orm.transaction(async (connection) => {
        await holdSenders(connection, message);
        const before = await findByKey(connection, message);
        if (before !== null && before.requestHash !== message.requestHash)
          throw new Problem('IDEMPOTENCY_CONFLICT');
        if (before !== null) return { ticketNumber: before.ticketNumber };
        const isTooMany = (await countRecent(connection, message, FREE_MINUTES)) >= FREE_MESSAGES;
        if (isTooMany) await passCaptcha(connection, captcha, input.captcha, now);
        const { ticketNumber } = await insertMessage(connection, message);
        return { ticketNumber };
      });
    },
  };
}
