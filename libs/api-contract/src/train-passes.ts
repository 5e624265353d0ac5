import * as v from 'valibot';
import { LanguageSchema } from './places';
import { DELIVERY_TYPES, PASSENGER_FIELDS } from './train-facts';
import { IsoDateSchema, SearchTravelersSchema, TrainPricesSchema, InstantSchema } from './trains';
import {
  FareOfferSchema,
  TrainProductSchema,
  OfferedTravelerSchema,
  StopSchema,
} from './train-offers';
import { PlaceCodeSchema } from './train-places';

/** `GET /api/trains/pass-areas`; `EU` is the global pass. */
export const PassAreasRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });
export const PassAreaSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  label: v.string(),
  countries: v.array(v.string()),
});
export type PassArea = v.InferOutput<typeof PassAreaSchema>;
export const PassAreasResultSchema = v.array(PassAreaSchema);

export const PassCriteriaSchema = v.object({
  place: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  validityStartDate: IsoDateSchema,
  travelers: SearchTravelersSchema,
});
export type PassCriteria = v.InferOutput<typeof PassCriteriaSchema>;

export const PassSearchRequestSchema = v.object({
  ...PassCriteriaSchema.entries,
  language: v.optional(LanguageSchema, 'en'),
});
export type PassSearchRequest = v.InferInput<typeof PassSearchRequestSchema>;

export const PassFacts = {
  label: v.string(),
  /** "1" is 1st class, anything else 2nd */
  travelClass: v.object({ code: v.string() }),
  /** flexible days within `validityDuration`; null for a continuous pass */
  numberOfTravelDays: v.nullable(v.number()),
  /** ISO 8601: P15D, P1M */
  validityDuration: v.string(),
};

export const PassOfferSchema = v.object({
  id: v.string(),
  location: v.string(),
  ...PassFacts,
  productCode: v.string(),
  prices: TrainPricesSchema,
  fareOffers: v.array(FareOfferSchema),
  expirationDate: InstantSchema,
  deliveryOptions: v.array(v.picklist(DELIVERY_TYPES)),
  passengerFields: v.array(v.picklist(PASSENGER_FIELDS)),
  leadFields: v.array(v.picklist(PASSENGER_FIELDS)),
});
export type PassOffer = v.InferOutput<typeof PassOfferSchema>;

export const PassSearchResultSchema = v.object({
  id: v.string(),
  area: PassAreaSchema,
  offers: v.array(PassOfferSchema),
  products: v.array(TrainProductSchema),
  travelers: v.array(OfferedTravelerSchema),
  demo: v.boolean(),
});
export type PassSearchResult = v.InferOutput<typeof PassSearchResultSchema>;

/** `POST /api/trains/pass-or-tickets`: ticket prices beside a pass and its extra seats. */
export const PassOrTicketsRequestSchema = v.object({
  journeys: v.pipe(
    v.array(
      v.object({ origin: PlaceCodeSchema, destination: PlaceCodeSchema, date: IsoDateSchema }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  travelers: SearchTravelersSchema,
  language: v.optional(LanguageSchema, 'en'),
});
export type PassOrTicketsRequest = v.InferInput<typeof PassOrTicketsRequestSchema>;
export const PassOrTicketsResultSchema = v.object({
  journeys: v.array(
    v.object({
      origin: StopSchema,
      destination: StopSchema,
      date: v.string(),
      /** cheapest of the day, all travelers; null where there are none */
      tickets: v.nullable(TrainPricesSchema),
      /** pass holders' seats; zero where none are needed */
      reservations: v.nullable(TrainPricesSchema),
    }),
  ),
});
export type PassOrTicketsResult = v.InferOutput<typeof PassOrTicketsResultSchema>;
