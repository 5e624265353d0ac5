import * as v from 'valibot';

/** `GET /api/account/claims` and `POST /api/account/claims`: bookings made as a guest with the account's verified address. */
export const ClaimsRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export type ClaimsRequest = v.InferInput<typeof ClaimsRequestSchema>;
/** `own`: of the account; `claimable`: can be added; `unsettled`: not yet any of these. */
const ClaimStandingSchema = v.picklist([
  'own',
  'claimable',
  'otherAddress',
  'otherAccount',
  'unsettled',
]);
export type ClaimStanding = v.InferOutput<typeof ClaimStandingSchema>;
export const ClaimsSchema = v.object({
  bookings: v.array(v.object({ reference: v.string(), vertical: v.string() })),
  standing: v.optional(ClaimStandingSchema),
});
export type Claims = v.InferOutput<typeof ClaimsSchema>;
export const ClaimResultSchema = v.object({ claimed: v.number() });
export type ClaimResult = v.InferOutput<typeof ClaimResultSchema>;
