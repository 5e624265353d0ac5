import type { FareBrandsResult } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { loadFareBrands } from '../../api/flights.api';
import { sameFlightsRequest } from '../../domain/itinerary/same-flights';
import type { WizardOffer } from '../../ui/wizard/load-wizard';

/** null where loading failed: the fare that was found is still for sale. */
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
