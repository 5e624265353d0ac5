import { isApiError } from '@wayfare/api-client';
import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import { remainingMs } from '@wayfare/domain';
import type { LoaderContext } from '@wayfare/remote-kit';
import { loadOffer } from '../../api/flights.api';
import { isOfferGone } from '../../api/offer-gone';
import { readWizardQuery, type WizardQuery } from '../../domain/wizard/wizard-query';
import { boughtAlready } from './receipt-first';

export type LoadedWizard =
  /** `bagsFailed`: bags were requested and failed to load (FLT-43) */
  | {
      view: 'offer';
      query: WizardQuery;
      offer: FlightOffer;
      dictionary: FlightDictionary;
      bagsFailed: boolean;
    }
  /** expired; its flights may still be sold */
  | { view: 'gone'; query: WizardQuery }
  | { view: 'nothing'; query: WizardQuery };

export type WizardOffer = Extract<LoadedWizard, { view: 'offer' }>;

interface Wanted {
  services: boolean;
}

async function loadWithBags({ api, language }: LoaderContext, id: string, wanted: Wanted) {
  try {
    return { ...(await loadOffer(api, { id, ...wanted, language })), bagsFailed: false };
  } catch (error) {
    if (!wanted.services || !isApiError(error) || error.code !== 'BAGS_FAILED') throw error;
    return { ...(await loadOffer(api, { id, services: false, language })), bagsFailed: true };
  }
}

/** The URL's offer, that it is gone, or a receipt if bought. Throws other failures. */
export async function loadWizard(
  context: LoaderContext,
  wanted: Wanted,
): Promise<LoadedWizard | Response> {
  const query = readWizardQuery(context.url.searchParams);
  const receipt = boughtAlready(query, context.language);
  if (receipt !== null) return receipt;
  if (query.offer === '') return { view: 'nothing', query };
  try {
    const loaded = await loadWithBags(context, query.offer, wanted);
    return remainingMs(loaded.offer.expires_at, Date.now()) > 0
      ? { view: 'offer', query, ...loaded }
      : { view: 'gone', query };
  } catch (error) {
    if (isOfferGone(error)) return { view: 'gone', query };
    throw error;
  }
}
