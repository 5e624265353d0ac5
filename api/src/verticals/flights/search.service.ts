import type { FlightSearchResult } from '@wayfare/api-contract';
import type { FlightSearchRequestSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import { invalid } from '../../platform/http/problem';
import { criteriaOf, startSearch } from './criteria';
import type { OfferSource } from './criteria';
import { dictionaryOf } from './dictionary';
import type { CityName } from './dictionary';
import { flightOffers } from './flight-offer';
import type { FlightCommission } from './flight-price';
import { readCursor, writeCursor } from './page-cursor';

export interface Showing {
  readonly commission: FlightCommission;
  readonly cityName: CityName;
}

type SearchInput = InferOutput<typeof FlightSearchRequestSchema>;

async function offerRequestOf(
  supplier: OfferSource,
  input: SearchInput,
  now: number,
): Promise<string> {
  if (input.offer_request !== null) return input.offer_request;
  if (input.after !== null) throw invalid('offer_request', 'flights.offerRequest');
  return startSearch(supplier, criteriaOf(input, now));
}

/** A page of a new search, or of the one named (API-06, FLT-18). */
export async function searchFlights(
  supplier: OfferSource,
  input: SearchInput,
  now: number,
  { commission, cityName }: Showing,
): Promise<FlightSearchResult> {
  const { seen, after } = readCursor(input.after);
  const offerRequest = await offerRequestOf(supplier, input, now);
  const page = await supplier.offers(offerRequest, { after, limit: input.page_size });
  const count = seen + page.offers.length;
  return {
    offer_request: offerRequest,
    after: writeCursor(count, page.after),
    total: page.after === null ? count : null,
    dictionary: dictionaryOf(page.offers, cityName),
    offers: flightOffers(page.offers, commission),
  };
}
