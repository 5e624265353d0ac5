import { compareMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import * as v from 'valibot';
import type { AnswerCache, AnswerForm, OpenCache } from '../../platform/answers/answer-cache';
import type { FlightCriteria, SupplierOffer } from '../../ports/flight-offers';
import type { OfferSource } from './criteria';
import { withCommission } from './flight-price';
import type { FlightCommission } from './flight-price';
import { MoneySchema } from './kept-itinerary';

const KEPT_MS = 10 * 60_000;
const MOST_MB = 8;
/** Only airlines among the cheapest offers can set a lowest price. */
const OFFERS_READ = 50;

export type AirlineFares = ReadonlyMap<string, Money>;

export interface LowestFares {
  lowest(provider: string, criteria: FlightCriteria): Promise<Money | null>;
  ofAirlines(provider: string, criteria: FlightCriteria): Promise<AirlineFares>;
}

const lower = (price: Money, other: Money | null | undefined): Money =>
  other === null || other === undefined || compareMoney(price, other) < 0 ? price : other;

export const lowestOf = (fares: AirlineFares): Money | null =>
  [...fares.values()].reduce<Money | null>((least, price) => lower(price, least), null);

const LEAST_FORM: AnswerForm<Money | null> = { schema: v.nullable(MoneySchema) };

const FARES_FORM: AnswerForm<AirlineFares> = {
  schema: v.pipe(
    v.array(v.tuple([v.string(), MoneySchema])),
    v.transform((fares) => new Map(fares)),
  ),
  write: (fares) => [...fares],
};

type AskFor<T> = (provider: string, criteria: FlightCriteria) => Promise<T>;

/** One cache of answers by supplier and criteria. */
function keeping<T>(kept: AnswerCache<T>, ask: AskFor<T>) {
  const keyOf = (provider: string, criteria: FlightCriteria) =>
    JSON.stringify([provider, criteria]);
  return {
    known: (provider: string, criteria: FlightCriteria) => kept.known(keyOf(provider, criteria)),
    get: (provider: string, criteria: FlightCriteria) =>
      kept.get(keyOf(provider, criteria), () => ask(provider, criteria)),
  };
}

/** Lowest prices with commission; supplier answers are shared for ten minutes. */
export function lowestFares(
  supplierOf: (provider: string) => OfferSource,
  commission: FlightCommission,
  openCache: OpenCache,
): LowestFares {
  const open = <T>(name: string, form: AnswerForm<T>) =>
    openCache<T>({ name, mostMb: MOST_MB, keptMs: KEPT_MS, form });

  async function offersOf(provider: string, criteria: FlightCriteria, limit: number) {
    const supplier = supplierOf(provider);
    const { offerRequestId } = await supplier.search(criteria);
    return (await supplier.offers(offerRequestId, { after: null, limit })).offers;
  }

  const priceOf = ({ price }: SupplierOffer) => withCommission(price, commission).total;

  const airlines = keeping(open('fares of airlines', FARES_FORM), async (provider, criteria) => {
    const fares = new Map<string, Money>();
    for (const offer of await offersOf(provider, criteria, OFFERS_READ)) {
      const { iataCode } = offer.owner;
      fares.set(iataCode, lower(priceOf(offer), fares.get(iataCode)));
    }
    return fares;
  });
  const cheapest = keeping(open('lowest fares', LEAST_FORM), async (provider, criteria) => {
    const [first] = await offersOf(provider, criteria, 1);
    return first === undefined ? null : priceOf(first);
  });

  return {
    ofAirlines: airlines.get,
    async lowest(provider, criteria) {
      const known = airlines.known(provider, criteria);
      return known === undefined ? cheapest.get(provider, criteria) : lowestOf(await known);
    },
  };
}
