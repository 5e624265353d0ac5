import { isApiError } from '@wayfare/api-client';
import type {
  FlightDictionary,
  FlightOffer,
  FlightQuote,
  FlightQuoteRequest,
} from '@wayfare/api-contract';
import { remainingMs } from '@wayfare/domain';
import { isRecord } from '@wayfare/forms';
import type { LoaderContext } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';
import { loadQuote, quoteFlight } from '../../api/flights.api';
import { isOfferGone } from '../../api/offer-gone';
import { isPartyComplete } from '../../domain/draft/party-problems';
import { quoteRequest } from '../../domain/draft/quote-request';
import { chosenFor } from '../../domain/draft/stored-flight';
import { readWizardQuery, stepHref, type WizardQuery } from '../../domain/wizard/wizard-query';
import { readFlightStore } from '../../state/flight-store';
import { loadWizard, type LoadedWizard } from '../../ui/wizard/load-wizard';
import { boughtAlready } from '../../ui/wizard/receipt-first';
import { missingStep, travellersFirst } from '../../ui/wizard/wizard-guard';
import { seenOffer } from './seen-price';

/** Extras that are unavailable although the flights are for sale. */
interface Refused {
  query: WizardQuery;
  offer: FlightOffer;
  dictionary: FlightDictionary;
}

export type LoadedCheckout =
  | { view: 'quote'; query: WizardQuery; quote: FlightQuote }
  /** only the browser knows the bags and seats to price */
  | ({ view: 'unpriced' } & Refused)
  /** `service`: the id of the seat, as it was chosen */
  | ({ view: 'seatTaken'; designator: string; service: string } & Refused)
  | ({ view: 'bagsRefused' } & Refused)
  | Exclude<LoadedWizard, { view: 'offer' }>;

/** The requested seat that is taken; null for any other failure. */
function takenSeat(
  error: unknown,
  { services }: FlightQuoteRequest,
): { designator: string; service: string } | null {
  if (!isApiError(error) || error.code !== 'SEAT_TAKEN') return null;
  const [entry] = error.errors as readonly unknown[];
  const { field, designator } = isRecord(entry) ? entry : {};
  const asked =
    services[Number(typeof field === 'string' ? field.split('.')[1] : NaN)] ??
    services.find((service) => service.designator === designator);
  return {
    designator: asked?.designator ?? (typeof designator === 'string' ? designator : ''),
    service: asked?.id ?? '',
  };
}

const areBagsRefused = (error: unknown) =>
  isApiError(error) && (error.code === 'BAGS_FAILED' || error.statusCode === 422);

async function price(
  { api, language, signal }: LoaderContext,
  chosen: Refused,
): Promise<LoadedCheckout | Response> {
  const { query, offer } = chosen;
  const store = readFlightStore();
  const request = quoteRequest({
    offer: seenOffer(store, offer),
    services: chosenFor(store, offer),
    order: query.order,
    language,
  });
  try {
    const quote = await quoteFlight(api, request, signal);
    return redirect(stepHref.payment({ ...query, note: null, quote: quote.quote_id }, language));
  } catch (error) {
    const taken = takenSeat(error, request);
    if (taken !== null) return { view: 'seatTaken', ...taken, ...chosen };
    if (areBagsRefused(error)) return { view: 'bagsRefused', ...chosen };
    if (isOfferGone(error)) return { view: 'gone', query };
    throw error;
  }
}

async function quoted(
  { api, language, signal }: LoaderContext,
  query: WizardQuery,
): Promise<LoadedCheckout | Response> {
  try {
    const quote = await loadQuote(api, query.quote, language, signal);
    if (remainingMs(quote.expires_at, Date.now()) <= 0) return { view: 'gone', query };
    const isMissing =
      typeof window !== 'undefined' && !isPartyComplete(readFlightStore(), quote.offer);
    return isMissing ? redirect(travellersFirst(query, language)) : { view: 'quote', query, quote };
  } catch (error) {
    if (isOfferGone(error)) return { view: 'gone', query };
    throw error;
  }
}

/** The URL's quote, else a fresh one of this tab's choice. */
export async function loadCheckout(context: LoaderContext): Promise<LoadedCheckout | Response> {
  const query = readWizardQuery(context.url.searchParams);
  const receipt = boughtAlready(query, context.language);
  if (receipt !== null) return receipt;
  if (query.quote !== '') return quoted(context, query);
  const step = await loadWizard(context, { services: false });
  if (step instanceof Response || step.view !== 'offer') return step;
  const { offer, dictionary } = step;
  const chosen = { query, offer, dictionary };
  return (
    missingStep(step, context.language) ??
    (typeof window === 'undefined' ? { view: 'unpriced', ...chosen } : price(context, chosen))
  );
}
