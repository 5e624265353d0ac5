import {
  bankView,
  showBooking,
  supplierView,
  type BankPayment,
  type Detail,
  type SupplierView,
} from '@wayfare/desk-contract';
import type { Desk } from '../api/desk';
import { isDeskError, type DeskError } from '../api/desk-error';

/** What a live view came to: its answer, or why the desk has none. */
export type Settled<Value> = { value: Value } | { failure: DeskError };

export interface BookingData {
  detail: Detail;
  supplier: Promise<Settled<SupplierView>>;
  bank: Promise<Settled<{ payments: BankPayment[] }>>;
  /** counts up, so that each asking waits anew */
  asked: number;
}

const settled = <Value>(answer: Promise<Value>): Promise<Settled<Value>> =>
  answer.then(
    (value) => ({ value }),
    (caught: unknown) => {
      if (isDeskError(caught)) return { failure: caught };
      throw caught;
    },
  );

interface LoaderArgs {
  params: { id?: string | undefined };
  request: Request;
}

/** The booking as we know it; supplier and bank take seconds and come after the page. */
export function bookingLoader({ client }: Desk) {
  let asked = 0;
  return async ({ params, request: { signal } }: LoaderArgs): Promise<BookingData> => {
    const request = { bookingId: params.id ?? '' };
    const detail = await client.call(showBooking, request, { signal });
    asked += 1;
    return {
      detail,
      supplier: settled(client.call(supplierView, request)),
      bank: settled(client.call(bankView, request)),
      asked,
    };
  };
}
