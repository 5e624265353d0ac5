import * as v from 'valibot';

export const DESK_PROBLEMS = {
  INVALID_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  ROLE_MISSING: 403,
  FOREIGN_ORIGIN: 403,
  SAME_PERSON: 403,
  NOT_FOUND: 404,
  NOT_POSSIBLE: 409,
  REFUND_TOO_HIGH: 409,
  TERMS_CHANGED: 409,
  ALREADY_DECIDED: 409,
  ALREADY_CLOSED: 409,
  KEY_REUSED: 409,
  REQUEST_EXPIRED: 410,
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
  field: v.optional(v.string()),
  /** cents, with `TERMS_CHANGED` */
  newRefund: v.optional(v.number()),
});
export type DeskProblemBody = v.InferOutput<typeof DeskProblemSchema>;
