import type { FlightOffer } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useState } from 'react';
import { loadFareBrands } from '../../api/flights.api';
import { isOfferGone } from '../../api/offer-gone';
import { sameFare, sameFlightsRequest } from '../../domain/itinerary/same-flights';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import { hrefOfStep, type WizardStep } from '../../domain/wizard/wizard-steps';
import { moveToOffer } from '../../state/choose';
import type { FlightNews } from './flight-news';

/** `gone`: nobody sells these flights; `failed`: the request failed. */
type RefreshState = 'idle' | 'busy' | 'gone' | 'failed';

/** Finds the flights, fare and extras again in the same step (OQ-52); a fare no longer sold leads to the fares. */
export function useRefresh(
  step: WizardStep,
  query: WizardQuery,
): { state: RefreshState; refresh: (offer: FlightOffer) => void } {
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const [state, setState] = useState<RefreshState>('idle');

  async function run(offer: FlightOffer): Promise<void> {
    setState('busy');
    try {
      const {
        offers,
        offer_request: request,
        dictionary,
      } = await loadFareBrands(api, sameFlightsRequest(offer, query.request, language));
      const same = sameFare(offers, offer);
      const next = same ?? offers[0];
      if (next === undefined) {
        setState('gone');
        return;
      }
      const lost =
        same === undefined ? [] : await moveToOffer(api, language, { offer: same, dictionary });
      const news: FlightNews = {
        fare: same === undefined ? 'gone' : 'same',
        before: offer.total_amount,
        now: next.total_amount,
        lost,
      };
      await navigate(
        hrefOfStep(
          same === undefined ? 'ticket' : step,
          { ...query, offer: next.id, request },
          language,
        ),
        { replace: true, state: { news } },
      );
      setState('idle');
    } catch (error) {
      setState(isOfferGone(error) ? 'gone' : 'failed');
    }
  }

  function refresh(offer: FlightOffer): void {
    if (state !== 'busy') void run(offer);
  }

  return { state, refresh };
}
