import type { TrainDaysResult } from '@wayfare/api-contract';
import { compareMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import * as v from 'valibot';
import type { RailSearch } from '../../../ports/rail-offers';
import { wirePrices } from '../wire/wire-amount';

interface Priced {
  readonly departure: string;
  readonly price: Money;
}

export interface DayPrices {
  readonly single: Priced | null;
  /** sold only as a return (OQ-66) */
  readonly bound: Priced | null;
}

const PricedSchema = v.nullable(
  v.object({
    departure: v.string(),
    price: v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency: v.literal('EUR') }),
  }),
);

export const DayPricesSchema: v.GenericSchema<unknown, DayPrices> = v.object({
  single: PricedSchema,
  bound: PricedSchema,
});

export const NO_PRICES: DayPrices = { single: null, bound: null };

const cheaper = (known: Priced | null, found: Priced): Priced =>
  known === null || compareMoney(found.price, known.price) < 0 ? found : known;

/** Updates `known` with trains of the origin's local day. */
export function lowestOf(
  { legs, offers }: Pick<RailSearch, 'legs' | 'offers'>,
  { leg: index, day }: { readonly leg: number; readonly day: string },
  known: DayPrices = NO_PRICES,
): DayPrices {
  const leg = legs[index];
  const departures = new Map(leg?.solutions.map(({ id, departure }) => [id, departure]));
  let { single, bound } = known;
  for (const offer of offers) {
    const departure = departures.get(offer.solution);
    if (offer.leg !== leg?.id || departure?.startsWith(day) !== true) continue;
    const found = { departure, price: offer.price };
    if (offer.compatibleOffers.length > 0) bound = cheaper(bound, found);
    else single = cheaper(single, found);
  }
  return { single, bound };
}

/** Whether the day has later trains. */
export const goesOnAfter = (
  { legs }: Pick<RailSearch, 'legs'>,
  { leg, day }: { readonly leg: number; readonly day: string },
): boolean => legs[leg]?.solutions.at(-1)?.departure.startsWith(day) === true;

type Lowest = TrainDaysResult['days'][number]['single'];

const wirePriced = (priced: Priced | null): Lowest =>
  priced === null ? null : { prices: wirePrices(priced.price), departure: priced.departure };

export const wireDayPrices = ({ single, bound }: DayPrices) => ({
  single: wirePriced(single),
  bound: wirePriced(bound),
});
