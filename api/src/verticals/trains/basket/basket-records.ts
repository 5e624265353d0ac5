import { TITLES, TRAIN_ASSISTANCE_KINDS, TRAIN_DOCUMENT_TYPES } from '@wayfare/api-contract';
import type { TrainPassenger } from '@wayfare/api-contract';
import { PassCriteriaSchema, TicketCriteriaSchema } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import type { trainBaskets } from '../../../platform/db/schema/trains';
import { listOf, parseStored, recordCodec } from '../../../platform/records/record-codec';
import { KeptItemSchema, withItemUpgraded } from '../records/kept-item';

const text = v.optional(v.string());

/** Laxer than the form: old rows stay readable under stricter rules. */
const PassengerSchema = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  title: v.optional(v.picklist(TITLES)),
  date_of_birth: text,
  country_of_residence: text,
  countryCode: text,
  type: v.optional(v.picklist(TRAIN_DOCUMENT_TYPES)),
  expirationDate: text,
  /** sealed by `documentNumbers` */
  documentNumber: text,
  email: text,
  phone_number: text,
  reduction_card_id: text,
  assistance: v.optional(v.array(v.picklist(TRAIN_ASSISTANCE_KINDS))),
}) satisfies v.GenericSchema<unknown, TrainPassenger>;

const BasketItemSchema = v.object({
  version: v.literal(2),
  item: KeptItemSchema,
  /** offers behind the item, to recognise a duplicate */
  offerLocations: listOf(v.string()),
  criteria: v.nullable(v.union([TicketCriteriaSchema, PassCriteriaSchema])),
  passengers: listOf(PassengerSchema),
});

/** Our additions to the supplier's item. */
export type BasketItem = Readonly<v.InferOutput<typeof BasketItemSchema>>;

const items = recordCodec({ schema: BasketItemSchema, upgrades: [withItemUpgraded] });

/** Throws StoredRecordError. */
export function basketItemsOf({
  id,
  items: kept,
}: Pick<typeof trainBaskets.$inferSelect, 'id' | 'items'>): readonly BasketItem[] {
  const place = { table: 'train_baskets', id };
  return parseStored(v.array(v.unknown()), kept, place).map((item) => items.read(item, place));
}
