import type { GuestDetails, GuestDetailsInput } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { isRecord, storedText, writeStored } from '@wayfare/forms';
import { safeParse } from 'valibot';
import { GuestDetailsSchema } from './guest-rules';

/** One draft for every hotel booking of the tab: another room or another hotel asks nothing twice (WCAG 3.3.7). */
export const GUEST_DRAFT_KEY = 'draft.hotels.guest';

/** Where most travellers of a language live; nobody is guessed at in English. */
const COUNTRY: Readonly<Record<Language, string>> = { en: '', nl: 'NL' };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function recordIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** A stored draft as the form shows it; whatever is missing or no text is empty. */
export function toGuestValues(text: string | null, language: Language): GuestDetailsInput {
  const kept = recordIn(text);
  const guest = isRecord(kept.guest) ? kept.guest : {};
  const country = textOf(kept.country);
  return {
    firstName: textOf(kept.firstName),
    lastName: textOf(kept.lastName),
    email: textOf(kept.email),
    confirmEmail: textOf(kept.confirmEmail),
    mainGuest: kept.mainGuest === 'other' ? 'other' : 'self',
    guest: { firstName: textOf(guest.firstName), lastName: textOf(guest.lastName) },
    specialRequest: textOf(kept.specialRequest),
    country: country === '' ? COUNTRY[language] : country,
    phone: textOf(kept.phone),
    documentType: textOf(kept.documentType),
    document: textOf(kept.document),
  };
}

export function keepGuestDraft(values: Partial<GuestDetailsInput>): void {
  writeStored(GUEST_DRAFT_KEY, values);
}

export function restoreGuestValues(language: Language): GuestDetailsInput {
  return toGuestValues(storedText(GUEST_DRAFT_KEY), language);
}

/** The details when they meet every rule, null as long as something is missing. */
export function completeGuest(text: string | null): GuestDetails | null {
  const parsed = safeParse(GuestDetailsSchema, toGuestValues(text, 'en'));
  if (!parsed.success) return null;
  return { ...parsed.output, guest: parsed.output.mainGuest === 'other' ? parsed.output.guest : null };
}
