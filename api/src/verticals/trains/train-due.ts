import { addMoney } from '@wayfare/domain';
import { invalid } from '../../platform/http/problem';
import type { AmendmentOfQuote, DueOfQuote } from '../../booking/due-now';
import { trainOf, trainQuoteOf } from './records/train-records';

/** Due at once: a prebooked basket, or a dearer exchange. */
export const trainDue: DueOfQuote = (quote, timing) => {
  const record = trainQuoteOf(quote);
  if (timing === 'now' && record.kind === 'prebooking')
    return addMoney(...record.items.map(({ price }) => price)).amount;
  if (timing === 'now' && record.kind === 'exchange' && record.difference > 0)
    return record.difference;
  throw invalid('paymentTiming', 'payment.timing');
};

/** The exchange that a quote sells. */
export const trainAmendment: AmendmentOfQuote = (quote) => {
  const record = trainQuoteOf(quote);
  if (record.kind !== 'exchange') return null;
  return {
    bookingId: record.bookingId,
    isSold: (booking) => trainOf(booking).adjustments.some(({ quoteId }) => quoteId === quote.id),
  };
};
