import * as v from 'valibot';

/** Cents of the site's one currency, EUR. */
export const CentsSchema = v.pipe(v.number(), v.integer());
/** ISO 8601 in UTC. */
export const InstantSchema = v.string();
/** Free text of an operator: trimmed, 1 to 2,000 characters. */
export const WordsSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000));
export const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const OfBookingSchema = v.object({ bookingId: IdSchema });
export const NothingSchema = v.object({});

/** Who did it; `id` is the subject at the desk's issuer. */
export const PersonSchema = v.object({ id: v.string(), name: v.string() });
export type Person = v.InferOutput<typeof PersonSchema>;
