import type { FlightOffer } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { redirect, useNavigate } from '@wayfare/router';
import { useLanguage } from '@wayfare/remote-kit';
import { useHydrated } from '@wayfare/ui';
import { useEffect } from 'react';
import { isPartyComplete } from '../../domain/draft/party-problems';
import { stepHref, type WizardQuery } from '../../domain/wizard/wizard-query';
import { readFlightStore, useFlightStorePart } from '../../state/flight-store';
import type { LoadedWizard } from './load-wizard';

export const travellersFirst = (query: WizardQuery, language: Language): string =>
  stepHref.travellers({ ...query, quote: '', note: 'travellers' }, language);

/** For loaders after "who's flying". The server lets everybody in: the travellers' draft is in the browser. */
export function missingStep(loaded: LoadedWizard, language: Language): Response | null {
  if (typeof window === 'undefined' || loaded.view !== 'offer') return null;
  return isPartyComplete(readFlightStore(), loaded.offer)
    ? null
    : redirect(travellersFirst(loaded.query, language));
}

/** `missingStep` for pages rendered by the server. */
export function useTravellersFirst(
  isNeeded: boolean,
  offer: FlightOffer,
  query: WizardQuery,
): void {
  const language = useLanguage();
  const navigate = useNavigate();
  const isWrong = useFlightStorePart((store) => isNeeded && !isPartyComplete(store, offer));
  const isMissing = useHydrated() && isWrong;
  // external system: the address bar; drafts are readable after hydration
  useEffect(() => {
    if (isMissing) void navigate(travellersFirst(query, language), { replace: true });
  }, [isMissing, navigate, query, language]);
}
