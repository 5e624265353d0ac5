import * as v from 'valibot';

const LiveSchema = v.object({
  version: v.string(),
  weight: v.number(),
  isQuarantined: v.boolean(),
});

export const ListingSchema = v.object({
  /** 0 before the first */
  rev: v.number(),
  at: v.nullable(v.string()),
  verticals: v.record(
    v.string(),
    v.object({
      live: v.array(LiveSchema),
      kept: v.array(v.string()),
      /** what everybody had, the present first: a rollback goes to the second */
      chain: v.array(v.string()),
      isPaused: v.boolean(),
      /** published during a pause, oldest first */
      queued: v.array(v.string()),
    }),
  ),
});
export type Listing = v.InferOutput<typeof ListingSchema>;
