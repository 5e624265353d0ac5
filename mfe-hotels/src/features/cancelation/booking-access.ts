import type { HotelBookingRequest } from '@wayfare/api-contract';
import { isEmail } from '@wayfare/domain';
import { isRecord, readStored, writeStored } from '../booking/session-store';

/** How a booking is asked for: as one's own, by a mail's link, or by what the confirmation says. */
export type BookingKey = Omit<HotelBookingRequest, 'language'>;

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

/** What keeps the form from being sent, in its own order. */
export function accessProblems(draft: AccessDraft): { field: keyof AccessDraft; code: string }[] {
  return (['reference', 'email', 'pin'] as const).filter((field) => !RULES[field](draft[field])).map((field) => ({ field, code: field }));
}

export function accessKey({ reference, email, pin }: AccessDraft): BookingKey {
  return { access: { reference: reference.trim().toUpperCase(), email: email.trim(), pin: pin.trim() } };
}

/** The booking that a URL names: by a signed link, or by its id for its owner. */
export function keyInUrl(query: URLSearchParams): BookingKey | null {
  const key = query.get('key') ?? '';
  if (key !== '' && key.length <= 2000) return { access: { key } };
  const booking = query.get('booking') ?? '';
  return booking === '' || booking.length > 80 ? null : { booking_id: booking };
}

const KEY = 'draft.hotels.access';
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What was typed before, without the PIN, which is never kept. */
export function restoreAccess(draft: AccessDraft): AccessDraft | null {
  const kept = readStored(KEY);
  return isRecord(kept) ? { ...draft, reference: textOf(kept.reference), email: textOf(kept.email) } : null;
}

export function keepAccess({ reference, email }: AccessDraft): void {
  writeStored(KEY, { reference, email });
}
