import * as v from 'valibot';
import type { RailExchange, RailExchangeSearch, RailRefund } from '../../ports/rail-after-sales';
import type { RailSupplier } from '../../ports/rail-supplier';
import { ExchangedServiceSchema, WishSchema } from './era.carried';
import type { EraClient } from './era.client';
import {
  InstantSchema,
  LegSchema,
  MoneySchema,
  PricesSchema,
  ProductSchema,
  readable,
} from './era.schemas';
import { TicketOfferEntries, toTicketOffer } from './era.offer-schemas';

const StatusSchema = v.picklist(['QUOTED', 'CONFIRMED']);

const RefundSchema = v.pipe(
  v.object({
    id: v.string(),
    status: StatusSchema,
    expirationDate: InstantSchema,
    items: v.array(
      v.object({
        id: v.string(),
        reversedPrices: PricesSchema,
        fees: MoneySchema,
        productAssignmentIds: v.array(v.string()),
      }),
    ),
  }),
  v.transform(({ id, status, expirationDate: expiresAt, items }): RailRefund => ({
    id,
    status,
    expiresAt,
    items: items.map((item) => ({
      id: item.id,
      refund: item.reversedPrices,
      fee: item.fees,
      assignmentIds: item.productAssignmentIds,
    })),
  })),
);

const ExchangeOfferSchema = v.pipe(
  v.object({ ...TicketOfferEntries, difference: MoneySchema }),
  v.transform(({ difference, ...offer }) => ({ ...toTicketOffer(offer), difference })),
);
const ExchangeSearchSchema = v.pipe(
  v.object({
    id: v.string(),
    legs: v.array(LegSchema),
    offers: readable(ExchangeOfferSchema),
    products: v.array(ProductSchema),
  }),
  v.transform((search): RailExchangeSearch => search),
);

const ExchangeSchema = v.pipe(
  v.object({
    id: v.string(),
    status: StatusSchema,
    trains: v.optional(
      v.array(v.object({ legId: v.string(), departure: InstantSchema, arrival: InstantSchema })),
      [],
    ),
    difference: MoneySchema,
    fee: MoneySchema,
    services: v.optional(v.array(ExchangedServiceSchema), []),
    preferences: v.optional(readable(WishSchema), []),
    expirationDate: InstantSchema,
  }),
  v.transform(({ expirationDate: expiresAt, ...exchange }): RailExchange => ({
    ...exchange,
    expiresAt,
  })),
);

type Calls = Pick<
  RailSupplier,
  'quoteRefund' | 'confirmRefund' | 'searchExchange' | 'quoteExchange' | 'confirmExchange'
>;

export function afterSalesCalls({ ask }: EraClient): Calls {
  const of = (bookingId: string, ...rest: readonly string[]) =>
    ({ method: 'POST', path: ['bookings', bookingId, ...rest] }) as const;
  return {
    quoteRefund: (bookingId, items, language) =>
      ask(RefundSchema, {
        ...of(bookingId, 'refunds'),
        body: {
          items: items.map(({ id, fareOfferIds, assignmentIds }) => ({
            id,
            ...(fareOfferIds === undefined ? {} : { fareOfferIds }),
            ...(assignmentIds === undefined ? {} : { productAssignmentIds: assignmentIds }),
          })),
        },
        language,
        // asking cancels nothing, so any refusal means "not refundable" (ERR-23)
        otherwise: 'REFUND_FAILED',
      }),
    confirmRefund: (bookingId, refundId) =>
      ask(RefundSchema, of(bookingId, 'refunds', refundId, 'confirm')),
    searchExchange: (bookingId, { itemId, legs }, language) =>
      ask(ExchangeSearchSchema, {
        ...of(bookingId, 'exchanges', 'searches'),
        body: {
          itemId,
          legs: legs.map(({ legId: id, origin, destination, departure }) => ({
            id,
            origin,
            destination,
            departure,
          })),
        },
        language,
      }),
    quoteExchange: (bookingId, { itemId, searchId, legs }, language) =>
      ask(ExchangeSchema, {
        ...of(bookingId, 'exchanges', 'quotes'),
        body: {
          itemId,
          searchId,
          legs: legs.map(({ legId: id, offerId: selectedOfferId }) => ({ id, selectedOfferId })),
        },
        language,
      }),
    confirmExchange: (bookingId, exchangeId, language) =>
      ask(ExchangeSchema, { ...of(bookingId, 'exchanges', exchangeId, 'confirm'), language }),
  };
}
