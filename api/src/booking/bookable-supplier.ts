import type { FailureReason } from '@wayfare/api-contract';
import type { Booking, BookingChanges } from './booking';

interface Changed {
  /** columns to write with it, such as the details of what was sold */
  readonly changes?: BookingChanges;
}

/** The supplier's price at the last moment, against what the traveller agreed to. */
export type Requote =
  /** `changes` when it became cheaper: the lower price holds */
  | ({ readonly kind: 'sold-at'; readonly supplierQuote: string } & Changed)
  | ({ readonly kind: 'dearer' } & Changed)
  /** why, when it is not that the last room was sold */
  | { readonly kind: 'gone'; readonly reason?: FailureReason };

export interface Sold extends Changed {
  readonly id: string;
  /** the supplier's confirmation number */
  readonly reference: string | null;
}

export interface Held extends Sold {
  readonly kind: 'held';
  /** is let go when it is not paid by then */
  readonly until: Date;
}

export type BookOutcome =
  | ({ readonly kind: 'confirmed' | 'requested' } & Sold)
  | Held
  /** one of several things is sold, and the next is to be; `changes` say which */
  | ({ readonly kind: 'partly' } & Sold)
  | { readonly kind: 'refused'; readonly reason?: FailureReason }
  /** refused since the price is another one by now: it is asked for anew */
  | { readonly kind: 'repriced' }
  /** the call never left, so nothing was sold */
  | { readonly kind: 'unsent' }
  | { readonly kind: 'unknown' };

/** `waiting`: the supplier has it and does not know its outcome yet. */
export type FindOutcome =
  | ({ readonly kind: 'confirmed' | 'requested' | 'waiting' | 'cancelled' | 'partly' } & Sold)
  | Held
  | { readonly kind: 'none' };

export type PayOutcome =
  /** `changes` name total and due where it became cheaper: the lower price holds */
  | ({ readonly kind: 'paid' } & Changed)
  | ({ readonly kind: 'dearer' } & Changed)
  /** the supplier holds it no longer */
  | { readonly kind: 'gone' };

/** `changes` write what the supplier says of it by now. */
export interface Cancelled extends Changed {
  readonly kind: 'cancelled';
}

export type ChangeOutcome =
  | ({ readonly kind: 'changed' } & Changed)
  | { readonly kind: 'refused'; readonly reason: FailureReason };

/** What a look at the carrier found. */
export interface Looked {
  readonly changes: BookingChanges;
  /** what the owner is written, and the supplier's id of the change that it is about */
  readonly news: { readonly mail: 'carrierChange' | 'carrierAccepted'; readonly id: string } | null;
  /** null once nothing can change any more */
  readonly lookAgainAt: Date | null;
}

/**
 * What a vertical must be able to do so that its bookings go through the workflow. Whatever throws is tried again: a
 * method throws only when nothing is known.
 */
export interface BookableSupplier {
  /** Reads the vertical's part of the row; throws StoredRecordError when it cannot be read. */
  check?(booking: Booking): void;
  requote(booking: Booking): Promise<Requote>;
  /** Is called once; `unknown` when no clear answer came. */
  book(booking: Booking): Promise<BookOutcome>;
  /** Whether something of it is sold already, which is given back when the rest can't be had; for verticals that sell in parts. */
  hasSold?(booking: Booking): boolean;
  /** Looks for the booking by our own id. */
  find(booking: Booking): Promise<FindOutcome>;
  /** Harmless when repeated; `refused` when the supplier will not. */
  cancel(booking: Booking): Promise<'cancelled' | Cancelled | 'refused'>;
  /** Pays the supplier what it holds, at the price of the booking's amendment. Harmless when repeated; for verticals that hold. */
  pay?(booking: Booking): Promise<PayOutcome>;
  /** Makes the change of the booking's amendment. Harmless when repeated; for verticals that change what was booked. */
  change?(booking: Booking): Promise<ChangeOutcome>;
  /** Asks whether the carrier changed anything by itself; for verticals that travel. */
  look?(booking: Booking, now: number): Promise<Looked>;
}
