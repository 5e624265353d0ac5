import type { FlightOffer } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { redirect, useNavigate } from '@wayfare/router';
import { useLanguage } from '@wayfare/remote-kit';
import { useHydrated } from '@wayfare/ui';
import { useEffect } from 'react';
import { isPartyComplete } from '../../domain/draft/party-problems';
import { stepHref, type WizardQuery } from '../../domain/wizard/wizard-query';
import { readFlightStore, useFlightStore } from '../../state/flight-store';
import type { LoadedWizard } from './load-wizard';

/** Back to "who's flying", with a message. */
export const travellersFirst = (query: WizardQuery, language: Language): string =>
  stepHref.travellers({ ...query, quote: '', note: 'travellers' }, language);

/**
 * For the loader of a step after "who's flying": leads back to it as long as somebody is not filled in. What was filled
 * in is known to the browser alone, so the server lets everybody in.
 */
export function missingStep(loaded: LoadedWizard, language: Language): Response | null {
  if (typeof window === 'undefined' || loaded.view !== 'offer') return null;
  return isPartyComplete(readFlightStore(), loaded.offer)
    ? null
    : redirect(travellersFirst(loaded.query, language));
}

/** The same for a page that the server made. */
export function useTravellersFirst(
  isNeeded: boolean,
  offer: FlightOffer,
  query: WizardQuery,
): void {
  const language = useLanguage();
  const navigate = useNavigate();
  const store = useFlightStore();
  const isMissing = useHydrated() && isNeeded && !isPartyComplete(store, offer);
  // The address bar is the browser's; what the tab has kept is known only after hydration.
  useEffect(() => {
    if (isMissing) void navigate(travellersFirst(query, language), { replace: true });
  }, [isMissing, navigate, query, language]);
}
