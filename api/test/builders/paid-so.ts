import type { PaymentTiming } from '@wayfare/api-contract';
import type { BookingApp } from '../clients/booking-app';
import type { Traveller } from '../clients/traveller-client';

/** For tests: a hotel with an option that is paid so. */
export async function hotelFor(
  { hotels }: Pick<BookingApp, 'hotels'>,
  traveller: Pick<Traveller, 'quote'>,
  timing: PaymentTiming,
): Promise<string> {
  for (const hotel of hotels) {
    const quote = await traveller.quote(hotel, timing).catch(() => null);
    if (quote !== null) return hotel;
  }
  throw new Error(`no hotel is paid ${timing}`);
}
