import * as v from 'valibot';

/** Answer of `GET /api/anonymous/login` and `POST /api/session/refresh`. The token is a signed JWT. */
export const TokenResultSchema = v.object({
  token: v.string(),
  /** epoch milliseconds */
  expiredTime: v.number(),
});

export type TokenResult = v.InferOutput<typeof TokenResultSchema>;
