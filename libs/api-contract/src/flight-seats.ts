import * as v from 'valibot';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';
import { IdSchema } from './flights';
import { CabinClassSchema } from './flight-offers';

export const SeatMapsRequestSchema = v.object({
  offer_id: IdSchema,
  language: v.optional(LanguageSchema, 'en'),
});
export type SeatMapsRequest = v.InferInput<typeof SeatMapsRequestSchema>;

const SeatServiceSchema = v.object({
  id: v.string(),
  passenger_id: v.string(),
  total_amount: AmountSchema,
  total_currency: v.literal('EUR'),
});

const SEAT_ELEMENT_TYPES = [
  'seat',
  'restricted_seat_general',
  'bassinet',
  'empty',
  'exit_row',
  'lavatory',
  'galley',
  'closet',
  'stairs',
] as const;

const SeatElementSchema = v.object({
  type: v.picklist(SEAT_ELEMENT_TYPES),
  designator: v.nullable(v.string()),
  name: v.nullable(v.string()),
  disclosures: v.array(v.string()),
  /** one for each passenger who can have it; empty: taken or not for sale */
  available_services: v.array(SeatServiceSchema),
});
export type SeatElement = v.InferOutput<typeof SeatElementSchema>;

const SeatMapSchema = v.object({
  slice_id: v.string(),
  segment_id: v.string(),
  cabins: v.array(
    v.object({
      deck: v.number(),
      cabin_class: CabinClassSchema,
      aisles: v.number(),
      /** rows over the wings from 0; null where unknown */
      wings: v.nullable(v.object({ first_row_index: v.number(), last_row_index: v.number() })),
      rows: v.array(
        v.object({ sections: v.array(v.object({ elements: v.array(SeatElementSchema) })) }),
      ),
    }),
  ),
});
export type SeatMap = v.InferOutput<typeof SeatMapSchema>;
export const SeatMapsResultSchema = v.object({ seat_maps: v.array(SeatMapSchema) });
export type SeatMapsResult = v.InferOutput<typeof SeatMapsResultSchema>;
