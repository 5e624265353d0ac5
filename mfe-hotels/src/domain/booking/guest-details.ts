import type { GuestDetails, GuestDetailsInput } from '@wayfare/api-contract';
import { LANGUAGE_FACTS, type Language } from '@wayfare/domain';
import { isRecord } from '@wayfare/forms';
import { safeParse } from 'valibot';
import { ASSISTANCE, GuestDetailsSchema } from './guest-rules';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function recordIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function namesIn(value: unknown): { firstName: string; lastName: string } {
  const names = isRecord(value) ? value : {};
  return { firstName: textOf(names.firstName), lastName: textOf(names.lastName) };
}

/** A stored draft as form values for so many rooms; what is missing or not text is empty. */
export function toGuestValues(
  text: string | null,
  language: Language,
  rooms = 1,
): GuestDetailsInput {
  const kept = recordIn(text);
  const others: unknown[] = Array.isArray(kept.roomGuests) ? kept.roomGuests : [];
  const country = textOf(kept.country);
  return {
    firstName: textOf(kept.firstName),
    lastName: textOf(kept.lastName),
    email: textOf(kept.email),
    confirmEmail: textOf(kept.confirmEmail),
    mainGuest: kept.mainGuest === 'other' ? 'other' : 'self',
    guest: namesIn(kept.guest),
    roomGuests: Array.from({ length: rooms - 1 }, (_, index) => namesIn(others[index])),
    assistance: ASSISTANCE.filter(
      (need) => Array.isArray(kept.assistance) && kept.assistance.includes(need),
    ),
    specialRequest: textOf(kept.specialRequest),
    country: country === '' ? LANGUAGE_FACTS[language].home : country,
    phone: textOf(kept.phone),
    documentType: textOf(kept.documentType),
    document: textOf(kept.document),
  };
}

/** The details for each room if they are valid, else null. */
export function completeGuest(text: string | null, rooms = 1): GuestDetails | null {
  const parsed = safeParse(GuestDetailsSchema, toGuestValues(text, 'en', rooms));
  if (!parsed.success) return null;
  return {
    ...parsed.output,
    guest: parsed.output.mainGuest === 'other' ? parsed.output.guest : null,
  };
}
