import type { Sale } from './sale';

interface Booking {
  id: string;
  order: Readonly<Record<string, unknown>>;
  sales: readonly Sale[];
  status: 'requested' | 'confirmed' | 'cancelled';
  at: number;
  looks: number;
}

const TWO_DAYS = 48 * 3_600_000;
const LOOKS_UNTIL_KNOWN = 3;

/** What a double sold since the process started, and what becomes of it. */
export class SoldStays {
  readonly bookings: Booking[] = [];

  sales(): Sale[] {
    return this.bookings.flatMap(({ status, sales }) => (status === 'cancelled' ? [] : sales));
  }

  of(id: string): Booking | undefined {
    return this.bookings.find((booking) => booking.id === id);
  }

  add(id: string, order: Booking['order'], sales: readonly Sale[], at: number): Booking {
    const isLate = sales.some(({ hotel }) => hotel.id === 'H-RQ' || hotel.id === 'H-UNKNOWN');
    const status = isLate ? 'requested' : 'confirmed';
    const booking: Booking = { id, order, sales, status, at, looks: 0 };
    this.bookings.push(booking);
    return booking;
  }
}

/** A silent house is known at the third look, one on request after two days. */
export function looked(booking: Booking, now: number): Booking {
  booking.looks += 1;
  const isSilent = booking.sales.some(({ hotel }) => hotel.id === 'H-UNKNOWN');
  const isKnown = isSilent ? booking.looks >= LOOKS_UNTIL_KNOWN : now >= booking.at + TWO_DAYS;
  if (booking.status === 'requested' && isKnown) booking.status = 'confirmed';
  return booking;
}
