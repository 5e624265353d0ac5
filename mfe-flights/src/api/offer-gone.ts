import { isApiError } from '@wayfare/api-client';

/** An answer that says that the offer can't be bought any more (ERR-10); everything else is a failure. */
export function isOfferGone(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.code === 'OFFER_EXPIRED' || error.statusCode === 410 || error.statusCode === 404)
  );
}
