import type { Booking, BookingChanges } from './booking';

/** The supplier's price at the last moment, against what the traveller agreed to. */
export type Requote =
  /** `changes` when it became cheaper: the lower price holds */
  | { readonly kind: 'sold-at'; readonly supplierQuote: string; readonly changes?: BookingChanges }
  | { readonly kind: 'dearer' }
  | { readonly kind: 'gone' };

export interface Sold {
  readonly id: string;
  /** the supplier's confirmation number */
  readonly reference: string | null;
}

export type BookOutcome = ({ readonly kind: 'confirmed' | 'requested' } & Sold) | { readonly kind: 'refused' } | { readonly kind: 'unknown' };

/** `waiting`: the supplier has it and does not know its outcome yet. */
export type FindOutcome = ({ readonly kind: 'confirmed' | 'requested' | 'waiting' | 'cancelled' } & Sold) | { readonly kind: 'none' };

/**
 * What a vertical must be able to do so that its bookings go through the workflow. Whatever throws is tried again: a
 * method throws only when nothing is known.
 */
export interface Sale {
  requote(booking: Booking): Promise<Requote>;
  /** Is called once; `unknown` when no clear answer came. */
  book(booking: Booking): Promise<BookOutcome>;
  /** Looks for the booking by our own id. */
  find(booking: Booking): Promise<FindOutcome>;
  /** Harmless when repeated; `refused` when the supplier will not. */
  cancel(booking: Booking): Promise<'cancelled' | 'refused'>;
}
