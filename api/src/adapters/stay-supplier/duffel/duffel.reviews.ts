import { REVIEW_SUBJECTS, TRAVELLER_KINDS } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import type { StayReview, StayReviews } from '../../../ports/stay-supplier';
import { InstantSchema } from '../../duffel/wire-values';

export const MOST_REVIEWS = 200;

const NAMELESS = 'Anonymous';

const ScoreSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(10));

/* Fields beyond Duffel's score, text, name and instant are the sandbox's extension (decision 0087). */
const ReviewExtensionSchema = v.fallback(
  v.object({
    language: v.nullish(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), null),
    traveller: v.fallback(v.nullish(v.picklist(TRAVELLER_KINDS), null), null),
    room_name: v.nullish(v.pipe(v.string(), v.minLength(1)), null),
  }),
  { language: null, traveller: null, room_name: null },
);
const ReviewSchema = v.object({
  created_at: InstantSchema,
  reviewer_name: v.nullish(v.string(), ''),
  score: ScoreSchema,
  text: v.pipe(v.string(), v.trim(), v.minLength(1)),
  sandbox_extension: v.optional(v.unknown()),
});
const ScoresSchema = v.fallback(v.object({ scores: v.record(v.string(), ScoreSchema) }), {
  scores: {},
});
const AnswerSchema = v.object({
  data: v.object({ reviews: v.array(v.unknown()), sandbox_extension: v.optional(v.unknown()) }),
});

function toReview(wire: unknown): StayReview[] {
  const parsed = v.safeParse(ReviewSchema, wire);
  if (!parsed.success) return [];
  const { created_at: at, reviewer_name: name, score, text, sandbox_extension } = parsed.output;
  const { language, traveller, room_name } = v.parse(ReviewExtensionSchema, sandbox_extension);
  const own = name === NAMELESS ? '' : (name ?? '');
  return [{ name: own, at: new Date(at), score, text, language, traveller, roomName: room_name }];
}

export function reviewsOf(answer: unknown): StayReviews {
  const { reviews, sandbox_extension: extension } = v.parse(AnswerSchema, answer).data;
  const { scores } = v.parse(ScoresSchema, extension);
  return {
    reviews: reviews.flatMap(toReview).sort((a, b) => b.at.getTime() - a.at.getTime()),
    subjects: REVIEW_SUBJECTS.flatMap((subject) => {
      const score = scores[subject];
      return score === undefined ? [] : [{ subject, score }];
    }),
  };
}
