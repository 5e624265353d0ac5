import * as v from 'valibot';

export const SavedCardSchema = v.object({
  id: v.string(),
  brand: v.string(),
  last4: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
  expired: v.boolean(),
});
export type SavedCard = v.InferOutput<typeof SavedCardSchema>;

export const SavedCardsSchema = v.object({ cards: v.array(SavedCardSchema) });
export type SavedCards = v.InferOutput<typeof SavedCardsSchema>;

/** `POST /api/account/cards`: card setup without a payment. */
export const CardSetupSchema = v.object({ client_secret: v.string() });
export type CardSetup = v.InferOutput<typeof CardSetupSchema>;

export const SavedCardIdSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});
export type SavedCardId = v.InferInput<typeof SavedCardIdSchema>;
