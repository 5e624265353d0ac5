import * as v from 'valibot';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';
import { TRAIN_LIMITS } from './train-facts';
import { PlaceCodeSchema } from './train-places';

/* ERA's names (decision section 4). */

export const TrainIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));
export const IsoDateSchema = v.pipe(v.string(), v.isoDate());

export const InstantSchema = v.string();

/** ERA's money; the first amount is shown and charged (TRN-22). */
export const TrainAmountSchema = v.object({ value: AmountSchema, currency: v.literal('EUR') });
export const TrainPricesSchema = v.object({
  amountsToDisplay: v.pipe(v.array(v.object({ amount: TrainAmountSchema })), v.minLength(1)),
});
export type TrainPrices = v.InferOutput<typeof TrainPricesSchema>;

/** `GET /api/trains/rail-cards` (API-28). */
export const RailCardSchema = v.object({
  code: v.string(),
  label: v.string(),
  country: v.string(),
  /** a pass already held: seats only, its code is checked (TRN-67) */
  isPass: v.boolean(),
  ages: v.nullable(v.object({ from: v.number(), to: v.number() })),
});
export type RailCard = v.InferOutput<typeof RailCardSchema>;
export const RailCardsRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });
export const RailCardsResultSchema = v.array(RailCardSchema);

/** `POST /api/trains/validate-pass-code` (OQ-73) */
export const PassCodeRequestSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(30)),
});
export type PassCodeRequest = v.InferInput<typeof PassCodeRequestSchema>;
export const PassCodeResultSchema = v.object({ valid: v.boolean() });
export type PassCodeResult = v.InferOutput<typeof PassCodeResultSchema>;

const CardSchema = v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{2,40}$/)) });

/** Fares follow the age (OQ-62). */
export const SearchTravelerSchema = v.object({
  age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
  cards: v.optional(v.pipe(v.array(CardSchema), v.maxLength(3)), []),
});
export type SearchTraveler = v.InferOutput<typeof SearchTravelerSchema>;
export const SearchTravelersSchema = v.pipe(
  v.array(SearchTravelerSchema),
  v.minLength(1),
  v.maxLength(TRAIN_LIMITS.passengers),
);

/** One direction, by the origin's clock. */
export const SearchLegSchema = v.object({
  origin: PlaceCodeSchema,
  destination: PlaceCodeSchema,
  departure: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)),
});
export type SearchLeg = v.InferOutput<typeof SearchLegSchema>;

/** Criteria of an item, to search again after its offer lapsed (TRN-39). */
export const TicketCriteriaSchema = v.object({
  legs: v.pipe(v.array(SearchLegSchema), v.minLength(1), v.maxLength(2)),
  travelers: SearchTravelersSchema,
});
export type TicketCriteria = v.InferOutput<typeof TicketCriteriaSchema>;

export const TicketSearchRequestSchema = v.object({
  ...TicketCriteriaSchema.entries,
  language: v.optional(LanguageSchema, 'en'),
});
export type TicketSearchRequest = v.InferInput<typeof TicketSearchRequestSchema>;

/** `POST /api/trains/search-p2p/page`: earlier or later trains of one leg (OQ-65). */
export const TicketPageRequestSchema = v.object({
  id: TrainIdSchema,
  leg: TrainIdSchema,
  page: v.picklist(['next', 'previous']),
  language: v.optional(LanguageSchema, 'en'),
});
export type TicketPageRequest = v.InferInput<typeof TicketPageRequestSchema>;
