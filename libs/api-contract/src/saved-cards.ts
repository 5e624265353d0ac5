import * as v from 'valibot';

/** A card that a member keeps at the payment provider, as far as anybody sees it. */
export const SavedCardSchema = v.object({
  /** the provider's id of the payment method */
  id: v.string(),
  /** in the provider's words: `visa`, `mastercard`, `amex` … */
  brand: v.string(),
  last4: v.string(),
  /** 1 to 12 */
  expMonth: v.number(),
  expYear: v.number(),
  /** its last month is over: it pays no more */
  expired: v.boolean(),
});
export type SavedCard = v.InferOutput<typeof SavedCardSchema>;

/** `GET /api/account/cards`, the newest first. */
export const SavedCardsSchema = v.object({ cards: v.array(SavedCardSchema) });
export type SavedCards = v.InferOutput<typeof SavedCardsSchema>;

/** `POST /api/account/cards`: what a browser confirms to keep a card without paying. */
export const CardSetupSchema = v.object({ client_secret: v.string() });
export type CardSetup = v.InferOutput<typeof CardSetupSchema>;

/** `POST /api/account/cards/delete` */
export const SavedCardIdSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});
export type SavedCardId = v.InferInput<typeof SavedCardIdSchema>;
