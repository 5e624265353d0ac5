import * as v from 'valibot';

export const CentsSchema = v.pipe(v.number(), v.integer());
export const InstantSchema = v.string();
export const WordsSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000));
export const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const OfBookingSchema = v.object({ bookingId: IdSchema });
export const NothingSchema = v.object({});

/** Who did it; `id` is the subject at the desk's issuer. */
export const PersonSchema = v.object({ id: v.string(), name: v.string() });
export type Person = v.InferOutput<typeof PersonSchema>;
