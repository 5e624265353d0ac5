import { listRefunds, REFUND_STATES, type Refund, type RefundState } from '@wayfare/desk-contract';
import type { Desk } from '../api/desk';

/** A state, or all of them. */
export type RefundFilter = RefundState | 'all';
export const REFUND_FILTERS: readonly RefundFilter[] = [...REFUND_STATES, 'all'];

export interface RefundsData {
  refunds: readonly Refund[];
  filter: RefundFilter;
}

/** Without a word in the address: those that wait for a second person. */
const filterOf = (url: string): RefundFilter => {
  const asked = new URL(url).searchParams.get('state');
  return REFUND_FILTERS.find((filter) => filter === asked) ?? 'requested';
};

export const refundsLoader =
  ({ client }: Desk) =>
  async ({ request: { url, signal } }: { request: Request }): Promise<RefundsData> => {
    const filter = filterOf(url);
    const request = filter === 'all' ? {} : { state: filter };
    return { ...(await client.call(listRefunds, request, { signal })), filter };
  };
