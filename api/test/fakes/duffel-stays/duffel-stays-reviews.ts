/* For tests: reviews as Duffel writes them, and with what the sandbox adds. */

const review = (day: number, score: number, text: string, extension?: object) => ({
  created_at: `2026-09-${String(day).padStart(2, '0')}T10:00:00Z`,
  reviewer_name: day % 2 === 0 ? 'Anonymous' : `Guest ${day}`,
  score,
  text,
  ...(extension === undefined ? {} : { sandbox_extension: extension }),
});

const TRAVELLERS = ['couple', 'family', 'family'] as const;

/** Twelve of a hotel: every third one is of a couple, every second one is in Dutch; of one whose id has `plain` what Duffel has alone. */
export function answerReviews(hotelId: string): object {
  if (hotelId.includes('plain'))
    return {
      data: {
        reviews: [
          review(3, 8, 'Good.'),
          { created_at: 'yesterday', score: 9, text: 'Of no day.' },
          review(4, 7.5, 'Fine.', { language: 'Dutch', traveller: 'robot' }),
          review(5, 8, '  '),
        ],
      },
      meta: { limit: 200, before: null, after: null },
    };
  return {
    data: {
      reviews: Array.from({ length: 12 }, (_, index) =>
        review(index + 1, 10 - (index % 6), `Text ${index + 1}`, {
          language: index % 2 === 0 ? 'en' : 'nl',
          traveller: TRAVELLERS[index % 3],
          room_name: 'Double room',
        }),
      ),
      sandbox_extension: { scores: { location: 9.1, cleanliness: 8.2, weather: 3 } },
    },
    meta: { limit: 200, before: null, after: null },
  };
}
