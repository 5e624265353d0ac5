/** A message of a supplier. What it says is only a reason to look: the supplier is asked for the rest. */
export interface SupplierEvent {
  readonly id: string;
  readonly type: string;
  /** the supplier's id of the booking that was changed; null for messages about anything else */
  readonly changedBooking: string | null;
}

export interface SupplierEvents {
  /** Throws for what the supplier did not sign. */
  read(body: Buffer, signature: string): SupplierEvent;
}
