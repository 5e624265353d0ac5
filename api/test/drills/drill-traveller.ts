import type { Database } from '../../src/platform/db/database';
import { Problem } from '../../src/platform/http/problem';
import { ownerHash } from '../../src/booking/owner-hash';
import { findQuote } from '../../src/booking/bookings.repository';
import type { DueOfQuote } from '../../src/booking/due-now';
import type { startDrill } from './drill';
import { Crash } from '../fakes/bank-and-supplier.fake';
import type { Chance } from '../fakes/bank-and-supplier.fake';

/* For tests: what travellers of every vertical do in a drill. */

/** What a traveller tries; an answer that is an error, or that never comes, is the end of it. */
export const attempts =
  (chance: Chance) =>
  async <T>(act: () => Promise<T>): Promise<T | null> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Crash) && !(error instanceof Problem)) throw error;
      chance.hasCrashed = false;
      return null;
    }
  };

/** How a payment is met: by a card that is reserved, by a bank that takes the money at once, or not at all. */
export type Paid = 'card' | 'bank' | 'left';
export const WAYS_PAID = ['card', 'card', 'bank', 'left'] as const;

type Drill = Pick<ReturnType<typeof startDrill>, 'bank' | 'now'>;

/** A card that is not confirmed yet, for what a quote asks of `owner` at once. */
export const intents =
  (
    { bank, now }: Drill,
    { orm }: Pick<Database, 'orm'>,
    {
      owner,
      dueNow,
    }: {
      readonly owner: string;
      readonly dueNow: DueOfQuote;
    },
  ) =>
  async (quoteId: string): Promise<string> => {
    const quote = await findQuote(orm, quoteId);
    if (quote === null) throw new Error('the quote is gone');
    return bank.create('payment', dueNow(quote, 'now', now()), 'requires_payment_method', {
      offerID: quoteId,
      owner: ownerHash(owner),
    });
  };
