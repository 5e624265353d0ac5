import * as v from 'valibot';

export const SessionListSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      current: v.boolean(),
      browser: v.string(),
      createdAt: v.string(),
      seenAt: v.string(),
    }),
  ),
});
export type SessionList = v.InferOutput<typeof SessionListSchema>;

/** `POST /api/account/sessions/end`: one session by its id, or all but the one that asks. */
export const EndSessionsRequestSchema = v.object({
  id: v.union([v.literal('others'), v.pipe(v.string(), v.maxLength(80))]),
});
export type EndSessionsRequest = v.InferInput<typeof EndSessionsRequestSchema>;
export const EndSessionsResultSchema = v.object({ ended: v.number() });
export type EndSessionsResult = v.InferOutput<typeof EndSessionsResultSchema>;
