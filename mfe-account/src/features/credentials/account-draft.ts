import { dropStored, isRecord, readStored, writeStored } from '@wayfare/forms';

const KEY = 'draft.account';

/** What a draft may keep: never a password. */
interface AccountDraft {
  name: string;
  surname: string;
  email: string;
  language: string;
}

/** Empty without a draft, and when the storage is blocked or invalid. */
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

/** Shared by the forms: the e-mail typed at login is there at registration. */
export function keepDraft({ name, surname, email, language }: Partial<AccountDraft>): void {
  const typed = Object.fromEntries(
    Object.entries({ name, surname, email, language }).filter(([, value]) => value !== undefined),
  );
  writeStored(KEY, { ...restoreDraft(), ...typed });
}

export function forgetDraft(): void {
  dropStored(KEY);
}
