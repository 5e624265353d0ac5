import * as v from 'valibot';
import type { RailExchange, RailExchangedService } from '../../ports/rail-after-sales';
import { PreferenceGroupSchema, PricesSchema } from './era.schemas';

export const ExchangedServiceSchema = v.pipe(
  v.object({
    serviceId: v.string(),
    label: v.string(),
    legId: v.string(),
    travelerId: v.string(),
    count: v.number(),
    outcome: v.picklist(['KEPT', 'REFUNDED']),
    prices: PricesSchema,
    newPrices: PricesSchema,
  }),
  v.transform(
    ({
      travelerId: travellerId,
      outcome,
      prices: price,
      newPrices: newPrice,
      ...service
    }): RailExchangedService => ({
      ...service,
      travellerId,
      isKept: outcome === 'KEPT',
      price,
      newPrice,
    }),
  ),
);
export const WishSchema = v.pipe(
  v.object({
    group: PreferenceGroupSchema,
    option: v.string(),
    outcome: v.picklist(['KEPT', 'LOST']),
  }),
  v.transform(({ group, option, outcome }): RailExchange['preferences'][number] => ({
    group,
    option,
    isKept: outcome === 'KEPT',
  })),
);
