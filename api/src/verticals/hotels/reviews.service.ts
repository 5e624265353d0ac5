import type { HotelReview, HotelReviews } from '@wayfare/api-contract';
import {
  REVIEW_BANDS,
  REVIEW_SUBJECTS,
  REVIEWS_SIZE,
  TRAVELLER_KINDS,
} from '@wayfare/api-contract/schemas';
import type { HotelReviewsRequestSchema } from '@wayfare/api-contract/schemas';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { AnswerForm, OpenCache } from '../../platform/answers/answer-cache';
import { Problem } from '../../platform/http/problem';
import type { StayReview, StayReviews } from '../../ports/stay-supplier';
import { roomNameIn } from './room-names';
import type { StaysOnSale } from './stays-on-sale';

type Asked = v.InferOutput<typeof HotelReviewsRequestSchema>;

export interface ReviewsOfHotels {
  of(asked: Asked, language: Language): Promise<HotelReviews>;
}

const KEPT_MS = 10 * 60_000;
const MOST_MB = 8;

const FORM: AnswerForm<StayReviews> = {
  schema: v.object({
    reviews: v.array(
      v.object({
        name: v.string(),
        at: v.pipe(
          v.string(),
          v.isoTimestamp(),
          v.transform((text) => new Date(text)),
        ),
        score: v.number(),
        text: v.string(),
        language: v.nullable(v.string()),
        traveller: v.nullable(v.picklist(TRAVELLER_KINDS)),
        roomName: v.nullable(v.string()),
      }),
    ),
    subjects: v.array(v.object({ subject: v.picklist(REVIEW_SUBJECTS), score: v.number() })),
  }),
};

const NONE: StayReviews = { reviews: [], subjects: [] };

function countBy(values: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function bandsOf(reviews: readonly StayReview[]): HotelReviews['summary']['scores'] {
  const bandOf = ({ score }: StayReview) =>
    REVIEW_BANDS.find((band) => score >= Number(band)) ?? REVIEW_BANDS[3];
  const counts = countBy(reviews.map(bandOf));
  return Object.fromEntries(REVIEW_BANDS.map((band) => [band, counts[band] ?? 0])) as Record<
    (typeof REVIEW_BANDS)[number],
    number
  >;
}

function toReview({ at, roomName, ...review }: StayReview, language: Language): HotelReview {
  return {
    ...review,
    date: at.toISOString().slice(0, 10),
    room: roomName === null ? null : roomNameIn(language, roomName),
  };
}

/** Counts, filters and pages the supplier's reviews unchanged. */
export function reviewsOfHotels(
  catalogue: Pick<Catalogue, 'hotel'>,
  stays: Pick<StaysOnSale, 'reviews'>,
  openCache: OpenCache,
): ReviewsOfHotels {
  const kept = openCache<StayReviews>({
    name: 'reviews',
    mostMb: MOST_MB,
    keptMs: KEPT_MS,
    form: FORM,
  });

  async function fetchReviews(hotelId: string): Promise<StayReviews> {
    try {
      return await stays.reviews(hotelId);
    } catch (error) {
      // a hotel of the catalogue without reviews
      if (error instanceof Problem && error.problemCode === 'NOT_FOUND') return NONE;
      throw error;
    }
  }

  return {
    async of({ hotel_id: hotelId, traveller, written, page }, language) {
      if ((await catalogue.hotel(hotelId)) === null)
        throw new Problem('NOT_FOUND', { field: 'hotel_id', text: 'hotel.unknown' });
      const { reviews, subjects } = await kept.get(hotelId, () => fetchReviews(hotelId));
      const byTraveller = (review: StayReview) =>
        traveller === undefined || review.traveller === traveller;
      const byLanguage = (review: StayReview) =>
        written === undefined || review.language === written;
      const found = reviews.filter((review) => byTraveller(review) && byLanguage(review));
      const from = (page - 1) * REVIEWS_SIZE;
      return {
        page,
        total: found.length,
        reviews: found.slice(from, from + REVIEWS_SIZE).map((review) => toReview(review, language)),
        summary: {
          count: reviews.length,
          scores: bandsOf(reviews),
          travellers: countBy(reviews.filter(byLanguage).map((review) => review.traveller)),
          languages: countBy(reviews.filter(byTraveller).map((review) => review.language)),
          subjects: subjects.map((subject) => ({ ...subject })),
        },
      };
    },
  };
}
