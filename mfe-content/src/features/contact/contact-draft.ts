import { dropStored, isRecord, readStored, writeStored } from '@wayfare/forms';
import { FIELDS } from './contact-rules';
import type { ContactValues } from './contact-rules';

const DRAFT = 'draft.contact';
const ATTEMPT = 'draft.contact.attempt';

type Fields = Pick<ContactValues, (typeof FIELDS)[number]>;

const fieldsOf = (values: object): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        FIELDS.some((field) => field === name) && typeof value === 'string' && value !== '',
    ),
  );

/** Unsent text of this tab; empty when the storage is blocked or invalid. */
export function restoreDraft(): Partial<Fields> {
  const kept = readStored(DRAFT);
  return isRecord(kept) ? fieldsOf(kept) : {};
}

export function keepDraft({ name, email, subject, question }: ContactValues): void {
  writeStored(DRAFT, { name, email, subject, question });
}

export function forgetDraft(): void {
  dropStored(DRAFT);
  dropStored(ATTEMPT);
}

/** What was typed before hydration; wins over an older draft. */
export function typedBefore(idOf: (field: string) => string): Partial<Fields> {
  return fieldsOf(
    Object.fromEntries(
      FIELDS.map((field) => [field, Object(document.getElementById(idOf(field))).value]),
    ),
  );
}

/** Idempotency key of this message, kept over a reload: a second try sends it once. */
export function attemptKey(message: object): string {
  const contents = JSON.stringify(message);
  const kept = readStored(ATTEMPT);
  if (isRecord(kept) && kept.contents === contents && typeof kept.key === 'string') return kept.key;
  const key = crypto.randomUUID();
  writeStored(ATTEMPT, { contents, key });
  return key;
}
