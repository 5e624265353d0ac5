import { invalid } from '../../platform/http/problem';
import type { Booking } from '../../booking/booking';
import type { TermsOfCancelling } from '../../booking/cancellation';
import { kept } from '../../booking/charges';
import { canCancel } from './booking-view';
import { cancelTerms } from './cancel-terms';
import type { CancelTerms } from './cancel-terms';
import { stayOf } from './stay-details';

/** By the rate's terms, and no more than is still paid. */
export function termsOfStay(booking: Booking, now: number): CancelTerms {
  const { captured, status } = booking;
  const isConfirmed = status === 'confirmed';
  const { refund, fee } = cancelTerms(stayOf(booking), { captured, isConfirmed, now });
  return { refund: Math.min(refund, kept(booking)), fee };
}

/** What somebody else than the traveller cancels by. */
export const stayCancelling: TermsOfCancelling = async (booking, now) => {
  if (!canCancel(booking, now)) throw invalid('booking_id', 'cancel.notPossible');
  return termsOfStay(booking, now);
};
