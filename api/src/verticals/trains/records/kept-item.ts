import {
  DELIVERY_TYPES,
  FLEXIBILITIES,
  PASSENGER_FIELDS,
  PREFERENCE_GROUPS,
  TRAIN_TRAVELER_TYPES,
} from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import * as v from 'valibot';
import type {
  RailItem,
  RailPassItem,
  RailTicketItem,
  RailTraveller,
} from '../../../ports/rail-items';
import type { RailProduct } from '../../../ports/rail-offers';
import { listOf } from '../../../platform/records/record-codec';
import { DaySchema } from '../../../booking/journey-times';
import { InstantSchema, StopSchema, LabelSchema, SolutionSchema } from './kept-journey';

/* The port's types as stored JSON. */

const MoneySchema: v.GenericSchema<unknown, Money> = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.literal('EUR'),
});
const TermSchema = v.object({
  allowed: v.boolean(),
  hoursBefore: v.number(),
  percent: v.number(),
  fee: MoneySchema,
});

const ProductSchema: v.GenericSchema<unknown, RailProduct> = v.object({
  code: v.string(),
  label: v.string(),
  carrier: v.string(),
  flexibility: v.object({ code: v.picklist(FLEXIBILITIES), level: v.string(), label: v.string() }),
  conditions: v.string(),
  refund: TermSchema,
  exchange: TermSchema,
  reservation: v.boolean(),
});

const TravellerSchema: v.GenericSchema<unknown, RailTraveller> = v.object({
  id: v.string(),
  age: v.number(),
  type: v.picklist(TRAIN_TRAVELER_TYPES),
  isLead: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
});

const Facts = {
  id: v.string(),
  status: v.string(),
  travellers: v.array(TravellerSchema),
  products: v.array(ProductSchema),
  price: MoneySchema,
  servicePrice: MoneySchema,
  fareOffers: v.array(
    v.object({
      id: v.string(),
      travellerId: v.string(),
      segmentIds: v.array(v.string()),
      productCode: v.string(),
      price: MoneySchema,
    }),
  ),
  assignments: v.array(
    v.object({
      id: v.string(),
      travellerId: v.string(),
      productCode: v.string(),
      fareOfferId: v.string(),
      cancelable: v.boolean(),
      isCanceled: v.boolean(),
    }),
  ),
  cancellation: v.object({
    eligible: v.boolean(),
    partiallyEligible: v.boolean(),
    cancellableItems: v.array(v.object({ fareOfferIds: v.array(v.string()) })),
  }),
  exchange: v.object({ eligible: v.boolean(), routeChangePossible: v.boolean() }),
  nameChange: v.object({ eligible: v.boolean(), reason: v.string(), remaining: v.number() }),
  passengerFields: v.array(v.picklist(PASSENGER_FIELDS)),
  leadFields: v.array(v.picklist(PASSENGER_FIELDS)),
  deliveryOptions: v.array(v.picklist(DELIVERY_TYPES)),
  delivery: v.nullable(v.picklist(DELIVERY_TYPES)),
  documents: v.array(
    v.object({
      type: v.picklist(DELIVERY_TYPES),
      travellerId: v.nullable(v.string()),
      code: v.nullable(v.string()),
      url: v.nullable(v.string()),
      station: v.nullable(v.string()),
      barcode: v.nullable(v.string()),
    }),
  ),
  expiresAt: v.nullable(InstantSchema),
  replacedBy: v.nullable(v.string()),
};

const TicketsSchema = v.object({
  kind: v.literal('tickets'),
  ...Facts,
  legs: v.array(
    v.object({
      id: v.string(),
      origin: StopSchema,
      destination: StopSchema,
      solution: SolutionSchema,
    }),
  ),
  offerLocations: v.array(v.string()),
  serviceOffers: v.array(
    v.object({
      id: v.string(),
      serviceId: v.string(),
      fareOfferIds: v.array(v.string()),
      maximum: v.number(),
      price: MoneySchema,
    }),
  ),
  services: v.array(v.object({ id: v.string(), label: v.string() })),
  chosenServices: v.array(
    v.object({
      serviceOfferId: v.string(),
      serviceId: v.string(),
      label: v.string(),
      count: v.number(),
      price: MoneySchema,
    }),
  ),
  preferenceGroups: v.array(v.picklist(PREFERENCE_GROUPS)),
  preferences: v.array(v.object({ group: v.picklist(PREFERENCE_GROUPS), option: v.string() })),
  seats: v.array(
    v.object({
      segmentId: v.string(),
      travellerId: v.string(),
      coach: v.string(),
      seat: v.string(),
    }),
  ),
}) satisfies v.GenericSchema<unknown, RailTicketItem>;

const PassSchema = v.object({
  kind: v.literal('pass'),
  ...Facts,
  pass: v.object({
    label: v.string(),
    travelClass: v.string(),
    travelDays: v.nullable(v.number()),
    validity: v.string(),
  }),
  area: LabelSchema,
  validFrom: DaySchema,
  validUntil: DaySchema,
}) satisfies v.GenericSchema<unknown, RailPassItem>;

export const KeptItemSchema: v.GenericSchema<unknown, RailItem> = v.variant('kind', [
  TicketsSchema,
  PassSchema,
]);
export const KeptItemsSchema = listOf(KeptItemSchema);

type Fields = Readonly<Record<string, unknown>>;

const OldItemSchema = v.looseObject({ documents: v.optional(v.array(v.looseObject({})), []) });

/** Defaults for rows from before name corrections, exchanges and barcodes. */
function upgradedItem(old: unknown): unknown {
  const parsed = v.safeParse(OldItemSchema, old);
  // left to the schema to refuse
  if (!parsed.success) return old;
  const documents = parsed.output.documents.map((document) => ({ barcode: null, ...document }));
  return {
    exchange: { eligible: false, routeChangePossible: false },
    nameChange: { eligible: false, reason: '', remaining: 0 },
    ...parsed.output,
    documents,
  };
}

/** Version 2 of rows with `items`. */
export const withItemsUpgraded = (old: Fields): Fields =>
  Array.isArray(old['items']) ? { ...old, items: old['items'].map(upgradedItem) } : old;
/** Version 2 of rows with one `item`. */
export const withItemUpgraded = (old: Fields): Fields => ({
  ...old,
  item: upgradedItem(old['item']),
});
