import type { HotelReview, HotelReviews, HotelReviewsRequest } from '@wayfare/api-contract';

/* For tests: twelve reviews of a hotel, as the API chooses and pages them. */

const TRAVELLERS = ['couple', 'family', 'family'] as const;

const ALL: readonly HotelReview[] = Array.from({ length: 12 }, (_, index) => ({
  score: 10 - (index % 4),
  text: index % 2 === 0 ? `Fine ${index + 1}.` : `Prima ${index + 1}.`,
  name: index === 0 ? '' : `Guest ${index + 1}`,
  date: '2026-09-12',
  language: index % 2 === 0 ? 'en' : 'nl',
  traveller: TRAVELLERS[index % 3] ?? null,
  room: 'Double room',
}));

export const NO_REVIEWS: HotelReviews = {
  page: 1,
  total: 0,
  reviews: [],
  summary: { count: 0, scores: {}, travellers: {}, languages: {}, subjects: [] },
};

/** As Duffel gives them: neither languages nor kinds of traveller nor subjects. */
export const PLAIN_REVIEWS: HotelReviews = {
  page: 1,
  total: 1,
  reviews: [
    {
      score: 8.5,
      text: 'Good.',
      name: 'Ann',
      date: '2026-09-12',
      language: null,
      traveller: null,
      room: null,
    },
  ],
  summary: { ...NO_REVIEWS.summary, count: 1, scores: { 9: 0, 7: 1, 5: 0, 1: 0 } },
};

/** What the API answers to a request for the twelve. */
export function reviewsFor({ traveller, written, page = 1 }: HotelReviewsRequest): HotelReviews {
  const found = ALL.filter(
    (review) =>
      (traveller === undefined || review.traveller === traveller) &&
      (written === undefined || review.language === written),
  );
  const from = (Number(page) - 1) * 5;
  return {
    page: Number(page),
    total: found.length,
    reviews: found.slice(from, from + 5),
    summary: {
      count: ALL.length,
      scores: { 9: 6, 7: 6, 5: 0, 1: 0 },
      travellers: { couple: 4, family: 8 },
      languages: { en: 6, nl: 6 },
      subjects: [
        { subject: 'cleanliness', score: 8.2 },
        { subject: 'location', score: 9.1 },
      ],
    },
  };
}
