import { createHmac, hkdfSync } from 'node:crypto';
import { QUESTION_MIN } from '@wayfare/api-contract';
import type { ContactFields, ContactResult } from '@wayfare/api-contract';
import { sanitizeText } from '@wayfare/domain';
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
  /** null lets everybody pass */
  readonly captcha: Captcha | null;
}

export interface SentMessage extends ContactFields {
  readonly captcha: string;
  readonly website: string;
  readonly language: Language;
}

/** By whom and when a message was sent. */
export interface Sending {
  readonly owner: string;
  readonly idempotencyKey: string;
  /** network address */
  readonly address: string;
  readonly now: number;
}

/** Whoever sends more than this in so short a time solves a captcha for each further one. */
const FREE_MESSAGES = 3;
const FREE_MINUTES = 10;

/** The message as it is kept. Throws for what is too short without its tags. */
function cleaned({ name, email, subject, question }: SentMessage): ContactFields {
  const text = sanitizeText(question.replace(/\r\n?/g, '\n')).trim();
  if (text.length < QUESTION_MIN) throw invalid('question', 'contact.questionTooShort');
  return { name, email: email.toLowerCase(), subject, question: text };
}

/** A network address as something that can be counted and not read. */
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

/** Takes messages of the contact form: keeps them, and has support and sender told by mail. */
export function contactService({ database: { orm }, keys, captcha }: ContactDeps) {
  const hashOf = hashing(keys);
  return {
    async send(
      input: SentMessage,
      { owner, idempotencyKey, address, now }: Sending,
    ): Promise<ContactResult> {
      const fields = cleaned(input);
      // a program learns nothing from the answer
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
