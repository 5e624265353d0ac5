import type { GuestDetails } from '@wayfare/api-contract';
import { useStoredText } from '@wayfare/forms';
import { useHydrated } from '@wayfare/ui';
import { useMemo } from 'react';
import { completeGuest } from '../../domain/booking/guest-details';
import { GUEST_DRAFT_KEY } from '../../state/guest-draft';

export function useGuestDetails(rooms: number): GuestDetails | 'unknown' | 'missing' {
  const isHydrated = useHydrated();
  const text = useStoredText(GUEST_DRAFT_KEY);
  const guest = useMemo(() => (text === null ? null : completeGuest(text, rooms)), [text, rooms]);
  return isHydrated ? (guest ?? 'missing') : 'unknown';
}
