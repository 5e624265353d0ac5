import type { BookingAccess } from '@wayfare/api-contract';
import { isEmail } from '@wayfare/domain';
import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { AccessKey } from '@wayfare/session';

export interface BookingKey {
  booking_id?: string | undefined;
  access?: BookingAccess | undefined;
}

export interface AccessDraft {
  reference: string;
  email: string;
  pin: string;
}

export const EMPTY_ACCESS: AccessDraft = { reference: '', email: '', pin: '' };

const RULES: Readonly<Record<keyof AccessDraft, (text: string) => boolean>> = {
  reference: (text) => /^[A-Za-z0-9]{8}$/.test(text.trim()),
  email: isEmail,
  pin: (text) => /^\d{4}$/.test(text.trim()),
};

export function accessProblems(
  draft: AccessDraft,
): { field: keyof AccessDraft; code: keyof AccessDraft }[] {
  return (['reference', 'email', 'pin'] as const)
    .filter((field) => !RULES[field](draft[field]))
    .map((field) => ({ field, code: field }));
}

/** Trimmed, the reference in capitals. */
export function typedAccess({ reference, email, pin }: AccessDraft): AccessDraft {
  return { reference: reference.trim().toUpperCase(), email: email.trim(), pin: pin.trim() };
}

function linkInUrl(query: URLSearchParams): BookingKey | null {
  const key = query.get('key') ?? '';
  return key === '' || key.length > 2000 ? null : { access: { key } };
}

/** Key of the id in an address; null for '', the address without one. */
export const keyOfId = (id: string): BookingKey | null =>
  id === '' ? null : { booking_id: id.slice(0, 80) };

/** Key in the URL: a signed link (`?key=`), or the owner's id (`?booking=`); null for neither. */
export function keyInUrl(query: URLSearchParams): BookingKey | null {
  const booking = query.get('booking') ?? '';
  return (
    linkInUrl(query) ?? (booking === '' || booking.length > 80 ? null : { booking_id: booking })
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export type AccessVertical = AccessKey extends `draft.${infer Vertical}.access` ? Vertical : never;

/** Draft of a vertical's form in the tab, of one booking (`of`) or any; the PIN is never stored. */
export function accessMemory(vertical: AccessVertical, of = '') {
  const key: AccessKey = `draft.${vertical}.access`;
  return {
    restore(draft: AccessDraft): AccessDraft | null {
      const kept = readStored(key);
      return isRecord(kept) && textOf(kept.of) === of
        ? { ...draft, reference: textOf(kept.reference), email: textOf(kept.email) }
        : null;
    },
    keep({ reference, email }: AccessDraft): void {
      writeStored(key, { of, reference, email });
    },
  };
}
