import * as v from 'valibot';
import { REVIEW_BANDS, REVIEW_SUBJECTS, TRAVELLER_KINDS } from './hotel-facts';
import { LanguageSchema } from './places';

const WrittenSchema = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

/** `GET /api/hotels/reviews`: numbers are texts, as in every query. */
export const HotelReviewsRequestSchema = v.object({
  hotel_id: v.pipe(v.string(), v.maxLength(80)),
  traveller: v.optional(v.picklist(TRAVELLER_KINDS)),
  written: v.optional(WrittenSchema),
  page: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/))]),
      v.transform(Number),
      v.integer(),
      v.minValue(1),
      v.maxValue(100),
    ),
    1,
  ),
  language: v.optional(LanguageSchema, 'en'),
});
export type HotelReviewsRequest = v.InferInput<typeof HotelReviewsRequestSchema>;

const HotelReviewSchema = v.object({
  score: v.number(),
  text: v.string(),
  name: v.string(),
  date: v.string(),
  language: v.nullable(v.string()),
  traveller: v.nullable(v.picklist(TRAVELLER_KINDS)),
  room: v.nullable(v.string()),
});
export type HotelReview = v.InferOutput<typeof HotelReviewSchema>;

export const HotelReviewsSchema = v.object({
  page: v.number(),
  total: v.number(),
  reviews: v.array(HotelReviewSchema),
  /** over the newest 200 at most */
  summary: v.object({
    count: v.number(),
    scores: v.record(v.picklist(REVIEW_BANDS), v.number()),
    travellers: v.record(v.string(), v.number()),
    languages: v.record(v.string(), v.number()),
    subjects: v.array(v.object({ subject: v.picklist(REVIEW_SUBJECTS), score: v.number() })),
  }),
});
export type HotelReviews = v.InferOutput<typeof HotelReviewsSchema>;
