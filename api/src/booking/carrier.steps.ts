import { StoredRecordError } from '../platform/records/stored-record-error';
import type { Booking, Decision } from './booking';
import type { BookableSupplier } from './bookable-supplier';
import type { Step, StepContext } from './workflow';

/** Retry after an unreachable carrier: only news waits for it. */
const AGAIN_MS = 3_600_000;

/** A next look this near runs on the booking's own timer: the poll would come too late. */
const SOON_MS = 60_000;

/** Webhook contents are not trusted: they only trigger this look. */
async function look(
  booking: Booking,
  sale: Required<Pick<BookableSupplier, 'look'>>,
  { now }: StepContext,
): Promise<Decision> {
  try {
    const { changes, news, lookAgainAt } = await sale.look(booking, now);
    const isSoon = lookAgainAt !== null && lookAgainAt.getTime() - now < SOON_MS;
    return {
      to: 'confirmed',
      changes: { ...changes, carrierLookAt: lookAgainAt },
      runAt: isSoon ? lookAgainAt : null,
      ...(news === null ? {} : { mail: news.mail, about: news.id }),
    };
  } catch (error) {
    if (error instanceof StoredRecordError) throw error;
    return { to: 'confirmed', changes: { carrierLookAt: new Date(now + AGAIN_MS) }, runAt: null };
  }
}

export const confirmed: Step = async (booking, context) => {
  const { dueLater, paymentState } = booking;
  if (dueLater > 0 && paymentState === 'scheduled') return { to: 'charging' };
  const { look: ask } = context.sale;
  return ask === undefined
    ? { to: 'confirmed', runAt: null }
    : look(booking, { look: ask }, context);
};
