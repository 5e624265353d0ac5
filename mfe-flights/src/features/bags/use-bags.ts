import { errorMessageKey, isApiError } from '@wayfare/api-client';
import type { BagService } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useState } from 'react';
import { quoteFlight } from '../../api/flights.api';
import { isOfferGone } from '../../api/offer-gone';
import { quantityOf, withBag } from '../../domain/draft/chosen-services';
import { quoteRequest } from '../../domain/draft/quote-request';
import { chosenFor } from '../../domain/draft/stored-flight';
import { hrefOfStep } from '../../domain/wizard/wizard-steps';
import { chooseBags } from '../../state/choose';
import { useFlightStorePart } from '../../state/flight-store';
import type { WizardOffer } from '../../ui/wizard/load-wizard';
import { tellOfBags } from './bag-analytics';

export type BagsState =
  | { state: 'idle' | 'busy' }
  /** refused by the airline: removed again (FLT-44) */
  | { state: 'refused' }
  | { state: 'gone' }
  | { state: 'failed'; messageKey: string };

/** Bags cannot be added, or one is no longer sold. */
const isRefused = (error: unknown) =>
  isApiError(error) && (error.code === 'BAGS_FAILED' || error.statusCode === 422);

export function useBags({ offer, dictionary, query }: WizardOffer) {
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const [state, setState] = useState<BagsState>({ state: 'idle' });
  const extras = useFlightStorePart((store) => chosenFor(store, offer));
  const chosen = extras.filter(({ type }) => type === 'baggage');
  const forSale = offer.available_services ?? [];

  function change(service: BagService, quantity: number): void {
    tellOfBags(service, quantity - quantityOf(chosen, service), forSale.indexOf(service));
    chooseBags(offer, dictionary, withBag(chosen, service, quantity));
    setState({ state: 'idle' });
  }

  function takeOut(): void {
    for (const [index, service] of forSale.entries())
      tellOfBags(service, -quantityOf(chosen, service), index);
    chooseBags(offer, dictionary, []);
  }

  async function ask(): Promise<void> {
    setState({ state: 'busy' });
    try {
      await quoteFlight(api, quoteRequest({ offer, services: chosen, language }));
      await navigate(hrefOfStep('seats', query, language));
    } catch (error) {
      if (isRefused(error)) takeOut();
      setState(
        isRefused(error)
          ? { state: 'refused' }
          : isOfferGone(error)
            ? { state: 'gone' }
            : { state: 'failed', messageKey: errorMessageKey(error) },
      );
    }
  }

  function goOn(): void {
    if (chosen.length > 0 && state.state !== 'busy') void ask();
    else if (chosen.length === 0) void navigate(hrefOfStep('seats', query, language));
  }

  /** skips seats too when no extras are wanted */
  const skip = extras.length === 0 ? hrefOfStep('payment', query, language) : null;
  return { state, chosen, skip, change, goOn };
}
