import { isApiError } from '@wayfare/api-client';

/** The offer can no longer be bought (ERR-10). */
export function isOfferGone(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.code === 'OFFER_EXPIRED' || error.statusCode === 410 || error.statusCode === 404)
  );
}
