import type { FailureReason } from '@wayfare/api-contract';
import type { Booking, BookingChanges } from './booking';

interface Changed {
  readonly changes?: BookingChanges;
}

export type Requote =
  /** `changes` when it became cheaper: the lower price holds */
  | ({ readonly kind: 'sold-at'; readonly supplierQuote: string } & Changed)
  | ({ readonly kind: 'dearer' } & Changed)
  | { readonly kind: 'gone'; readonly reason?: FailureReason };

export interface Sold extends Changed {
  readonly id: string;
  readonly reference: string | null;
}

export interface Held extends Sold {
  readonly kind: 'held';
  readonly until: Date;
}

export type BookOutcome =
  | ({ readonly kind: 'confirmed' | 'requested' } & Sold)
  | Held
  /** one of several items is sold and the next follows; `changes` say which */
  | ({ readonly kind: 'partly' } & Sold)
  | { readonly kind: 'refused'; readonly reason?: FailureReason }
  /** refused because the price moved: requoted */
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
  | ({ readonly kind: 'paid' } & Changed)
  | ({ readonly kind: 'dearer' } & Changed)
  | { readonly kind: 'gone' };

export interface Cancelled extends Changed {
  readonly kind: 'cancelled';
}

export type ChangeOutcome =
  | ({ readonly kind: 'changed' } & Changed)
  | { readonly kind: 'refused'; readonly reason: FailureReason };

export interface Looked {
  readonly changes: BookingChanges;
  /** the mail to the owner, once per `id`: the supplier's id of the change */
  readonly news: { readonly mail: 'carrierChange' | 'carrierAccepted'; readonly id: string } | null;
  readonly lookAgainAt: Date | null;
}

/** A vertical's part in the workflow. Throwing means "outcome unknown" and is retried. */
export interface BookableSupplier {
  check?(booking: Booking): void;
  requote(booking: Booking): Promise<Requote>;
  /** Never repeated; `unknown` when no clear answer came. */
  book(booking: Booking): Promise<BookOutcome>;
  /** Part of it is sold and given back when the rest fails; for verticals that sell in parts. */
  hasSold?(booking: Booking): boolean;
  /** Looks up by our own id, not the supplier's. */
  find(booking: Booking): Promise<FindOutcome>;
  /** Idempotent; `refused` when the supplier will not. */
  cancel(booking: Booking): Promise<'cancelled' | Cancelled | 'refused'>;
  /** Idempotent; pays a hold at the amendment's price. For verticals that hold. */
  pay?(booking: Booking): Promise<PayOutcome>;
  /** Idempotent; makes the amendment's change. For verticals that change bookings. */
  change?(booking: Booking): Promise<ChangeOutcome>;
  look?(booking: Booking, now: number): Promise<Looked>;
}
