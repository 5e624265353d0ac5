import * as v from 'valibot';

/** `code` of a refusal, with its HTTP status. */
export const DESK_PROBLEMS = {
  INVALID_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  ROLE_MISSING: 403,
  FOREIGN_ORIGIN: 403,
  /** four eyes: who asked cannot also decide */
  SAME_PERSON: 403,
  NOT_FOUND: 404,
  /** the booking is in no state for it, or another step is under way */
  NOT_POSSIBLE: 409,
  /** more than was captured, not refunded and not asked for already */
  REFUND_TOO_HIGH: 409,
  /** the refund of a cancellation is another one by now; `newRefund` has it */
  TERMS_CHANGED: 409,
  ALREADY_DECIDED: 409,
  /** the difference is resolved, or somebody closed it before */
  ALREADY_CLOSED: 409,
  /** the key was used for another request */
  KEY_REUSED: 409,
  REQUEST_EXPIRED: 410,
  /** an act that has to be explained came without a word */
  WORDS_MISSING: 422,
  RATE_LIMITED: 429,
  SERVER_ERROR: 500,
  SUPPLIER_FAILED: 502,
  SUPPLIER_TIMEOUT: 504,
} as const;
export type DeskProblemCode = keyof typeof DESK_PROBLEMS;

const CODES = Object.keys(DESK_PROBLEMS).map((code) => code as DeskProblemCode);

/** Body of every refusal, as `application/problem+json` (RFC 9457). */
export const DeskProblemSchema = v.object({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  code: v.picklist(CODES),
  /** of the request that is wrong */
  field: v.optional(v.string()),
  /** cents, with `TERMS_CHANGED` */
  newRefund: v.optional(v.number()),
});
export type DeskProblemBody = v.InferOutput<typeof DeskProblemSchema>;
