import type { StaysAccommodationReview } from '@duffel/api/dist/Stays/StaysTypes';
import { createRandom } from '../random';
import type { Hotel } from './catalogue/hotel';

type Opinion = readonly [worth: number, text: string];

const WORDS: readonly [Opinion, ...Opinion[]] = [
  [9, 'Lovely house and a quiet room. We would come back.'],
  [9, 'Friendly people, good bed, everything as described.'],
  [8, 'Very good breakfast. The room was a little small for the price.'],
  [8, 'Great place to explore the town from.'],
  [7, 'Clean and practical, some noise from the street.'],
  [6, 'Fine for one night, the bathroom could do with a renewal.'],
];
const NAMES = [
  'Sanne',
  'Tom',
  'Aïcha',
  'Lars',
  'Marta',
  'Jonas',
  'Priya',
  'Elif',
  'Noor',
  'Hugo',
  'Ines',
  'Wouter',
] as const;
/** Reviews end before the sandbox was made, so that they never lie in the future. */
const LAST_REVIEW = Date.UTC(2026, 9, 1);

/** Invented reviews around the house's own score. */
export function reviewsOf(hotel: Hotel): StaysAccommodationReview[] {
  if (hotel.rating === null) return [];
  const random = createRandom(`reviews/${hotel.id}`);
  const { score } = hotel.rating;
  return Array.from({ length: random.int(3, 8) }, () => {
    const [worth, text] = random.pick(WORDS);
    const own = Math.max(1, Math.min(10, Math.round((score + worth) / 2)));
    return {
      created_at: new Date(LAST_REVIEW - random.int(1, 500) * 86_400_000).toISOString(),
      reviewer_name: random.pick(NAMES),
      score: own,
      text,
    };
  });
}
