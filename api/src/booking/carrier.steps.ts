import { StoredRecordError } from '../platform/records/stored-record-error';
import type { Booking, Decision } from './booking';
import type { BookableSupplier } from './bookable-supplier';
import type { Step, StepContext } from './workflow';

/** A carrier that cannot be asked is asked again then: nothing but news waits for it. */
const AGAIN_MS = 3_600_000;

/** The poll comes too late for what a carrier has more of already. */
const SOON_MS = 60_000;

/** Asks the carrier whether it changed anything. What a message says is not believed: it only makes us look. */
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

/** Rests until its day comes to be charged, or somebody wakes it since its carrier may have changed it. */
export const confirmed: Step = async (booking, context) => {
  const { dueLater, paymentState } = booking;
  if (dueLater > 0 && paymentState === 'scheduled') return { to: 'charging' };
  const { look: ask } = context.sale;
  return ask === undefined
    ? { to: 'confirmed', runAt: null }
    : look(booking, { look: ask }, context);
};
