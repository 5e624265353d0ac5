import * as v from 'valibot';
import { notFound } from '../duffel/problems';
import type { Call } from '../duffel/routes';
import { createRandom, type Random } from '../kit/random';
import { keysOf, readTable } from '../kit/tables';
import { DAY } from '../kit/zones';
import { catalogue } from './catalogue/catalogue';
import type { Hotel } from './catalogue/hotel';
import reviewTexts from './data/review-texts.json';
import travellers from './data/travellers.json';
import { roomKinds } from './rates/room-kinds';

const OpinionSchema = v.tuple([v.number(), v.string()]);
/** Invented words of invented guests: how much better or worse than the house a stay was that is told so, and the words. */
const WORDS = readTable(
  reviewTexts,
  v.object({
    share: v.number(),
    names: v.array(v.string()),
    openings: v.array(OpinionSchema),
    remarks: v.array(OpinionSchema),
  }),
);
const LANGUAGES = keysOf(WORDS).map((language) => [language, WORDS[language].share] as const);
const TRAVELLERS = Object.entries(travellers);
const SUBJECTS = ['cleanliness', 'location', 'staff', 'comfort', 'facilities', 'value'] as const;

const LAST_REVIEW = Date.UTC(2026, 9, 1);
/** So many of those who gave a score wrote something too, and no house has more texts than that. */
const WROTE = 0.06;
const MOST_TEXTS = 60;

const outOfTen = (score: number) => Math.max(1, Math.min(10, score));

function reviewOf(random: Random, hotel: Hotel, score: number) {
  const language = random.weighted(LANGUAGES);
  const words = WORDS[language];
  const [first, opening] = random.pick(words.openings);
  const [second, remark] = random.pick(words.remarks);
  return {
    created_at: new Date(LAST_REVIEW - random.int(1, 700) * DAY).toISOString(),
    reviewer_name: random.chance(0.1) ? 'Anonymous' : random.pick(words.names),
    score: outOfTen(Math.round(score + first + second)),
    text: `${opening} ${remark}`,
    sandbox_extension: {
      language,
      traveller: random.weighted(TRAVELLERS),
      room_name: random.pick(roomKinds(hotel)).name,
    },
  };
}

export function reviews({ id }: Call) {
  const hotel = catalogue().byId.get(id);
  if (hotel === undefined) throw notFound('accommodation');
  if (hotel.rating === null) return { reviews: [], sandbox_extension: { scores: {} } };
  const random = createRandom(`reviews/${id}`);
  const { score, count } = hotel.rating;
  const texts = Math.min(MOST_TEXTS, Math.max(3, Math.round(count * WROTE)));
  const scores = SUBJECTS.map((subject) => [
    subject,
    Math.round(outOfTen(score + (random.next() - 0.5) * 1.2) * 10) / 10,
  ]);
  const written = Array.from({ length: texts }, () => reviewOf(random, hotel, score));
  return {
    reviews: written.sort((a, b) => b.created_at.localeCompare(a.created_at)),
    sandbox_extension: { scores: Object.fromEntries(scores) as Record<string, number> },
  };
}
