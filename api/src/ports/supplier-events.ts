/** A webhook message: only a trigger, the supplier is asked for the rest. */
export interface SupplierEvent {
  readonly id: string;
  readonly type: string;
  /** the supplier's booking id; null for a message about anything else */
  readonly changedBooking: string | null;
}

export interface SupplierEvents {
  /** Throws without a valid signature. */
  read(body: Buffer, signature: string): SupplierEvent;
}
