import { dropStored, isRecord, readStored, writeStored } from '@wayfare/forms';

const KEY = 'draft.account';

/** What may be kept of a form between a reload or a change of language: never a password. */
interface AccountDraft {
  name: string;
  surname: string;
  email: string;
  language: string;
}

/** The kept fields that hold text; none when there is no draft, or the storage is blocked or holds rubbish. */
export function restoreDraft(): Partial<AccountDraft> {
  const kept = readStored(KEY);
  if (!isRecord(kept)) return {};
  const { name, surname, email, language } = kept;
  return Object.fromEntries(
    Object.entries({ name, surname, email, language }).filter(
      ([, value]) => typeof value === 'string',
    ),
  );
}

/** The forms share the draft, so that an e-mail address typed at login is there at registration too. */
export function keepDraft({ name, surname, email, language }: Partial<AccountDraft>): void {
  const typed = Object.fromEntries(
    Object.entries({ name, surname, email, language }).filter(([, value]) => value !== undefined),
  );
  writeStored(KEY, { ...restoreDraft(), ...typed });
}

/** Who has logged in needs no draft any more. */
export function forgetDraft(): void {
  dropStored(KEY);
}
