import type { FareBrandsResult } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { loadFareBrands } from '../../api/flights.api';
import type { WizardOffer } from '../booking/load-wizard';
import { sameFlightsRequest } from '../booking/same-flights';

/** Every fare of the flights that were chosen; null where they could not be had, and the fare that was found is still for sale. */
export async function brandsOrNull(
  { api, language, signal }: LoaderContext,
  { offer, query }: WizardOffer,
): Promise<FareBrandsResult | null> {
  try {
    return await loadFareBrands(api, sameFlightsRequest(offer, query.request, language), signal);
  } catch {
    return null;
  }
}
