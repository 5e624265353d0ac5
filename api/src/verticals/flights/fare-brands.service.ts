import { FLIGHT_LIMITS } from '@wayfare/api-contract';
import type { FareBrandsResult } from '@wayfare/api-contract';
import type { FareBrandsRequestSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import { Problem } from '../../platform/http/problem';
import type { FlightCriteria, SupplierOffer } from '../../ports/flight-offers';
import { criteriaOf, startSearch } from './criteria';
import type { OfferSource } from './criteria';
import { dictionaryOf } from './dictionary';
import { flightOffers, itineraryKey } from './flight-offer';
import type { Showing } from './search.service';

/** The suppliers' page limit. */
const PAGE = 200;
/** Guards against a cyclic cursor. */
const MOST_PAGES = 20;

type Itinerary = readonly string[];

function isItinerary({ slices }: SupplierOffer, itinerary: Itinerary): boolean {
  return (
    slices.length === itinerary.length &&
    slices.every((slice, index) => itineraryKey(slice) === itinerary[index])
  );
}

async function offersOf(
  supplier: OfferSource,
  offerRequest: string,
  itinerary: Itinerary,
): Promise<SupplierOffer[]> {
  const found: SupplierOffer[] = [];
  let after: string | null = null;
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page = await supplier.offers(offerRequest, { after, limit: PAGE });
    found.push(...page.offers.filter((offer) => isItinerary(offer, itinerary)));
    after = page.after;
    if (after === null) break;
  }
  return found;
}

/** Limits connections to those of the flights: fewer offers to read. */
function narrowed(criteria: FlightCriteria, itinerary: Itinerary): FlightCriteria {
  const connections = Math.max(...itinerary.map((key) => key.split('.').length - 1));
  return {
    ...criteria,
    maxConnections: connections > FLIGHT_LIMITS.connections ? null : connections,
  };
}

/** Empty when the earlier search has lapsed. */
async function stillOffered(
  supplier: OfferSource,
  offerRequest: string | null,
  itinerary: Itinerary,
  now: number,
): Promise<SupplierOffer[]> {
  if (offerRequest === null) return [];
  try {
    return (await offersOf(supplier, offerRequest, itinerary)).filter(
      ({ expiresAt }) => expiresAt.getTime() > now,
    );
  } catch (error) {
    if (error instanceof Problem && error.problemCode === 'OFFER_EXPIRED') return [];
    throw error;
  }
}

/** Searches again when the old search lapsed (OQ-46, OQ-52); OFFER_EXPIRED when no fare is left. */
export async function findFareBrands(
  supplier: OfferSource,
  input: InferOutput<typeof FareBrandsRequestSchema>,
  now: number,
  { commission, cityName }: Showing,
): Promise<FareBrandsResult> {
  const { itinerary } = input;
  const show = (offerRequest: string, offers: readonly SupplierOffer[]) => ({
    offer_request: offerRequest,
    offers: flightOffers(offers, commission),
    dictionary: dictionaryOf(offers, cityName),
  });
  const known = await stillOffered(supplier, input.offer_request, itinerary, now);
  if (known.length > 0 && input.offer_request !== null) return show(input.offer_request, known);
  const offerRequest = await startSearch(supplier, narrowed(criteriaOf(input, now), itinerary));
  const fresh = await offersOf(supplier, offerRequest, itinerary);
  if (fresh.length === 0) throw new Problem('OFFER_EXPIRED', { text: 'flights.gone' });
  return show(offerRequest, fresh);
}
