import type { GuestDetailsInput } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { storedText, writeStored } from '@wayfare/forms';
import { toGuestValues } from '../domain/booking/guest-details';

/** One draft for all hotel bookings of the tab (WCAG 3.3.7). */
export const GUEST_DRAFT_KEY = 'draft.hotels.guest';

export function keepGuestDraft(values: Partial<GuestDetailsInput>): void {
  writeStored(GUEST_DRAFT_KEY, values);
}

export function restoreGuestValues(language: Language, rooms = 1): GuestDetailsInput {
  return toGuestValues(storedText(GUEST_DRAFT_KEY), language, rooms);
}
