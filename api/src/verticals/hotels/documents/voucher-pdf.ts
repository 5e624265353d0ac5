import type { HotelBooking } from '@wayfare/api-contract';
import type { DocumentContext } from '../../../booking/documents/booking-source';

/** The booking's voucher, to be shown at the reception: a tagged PDF with its own fonts. */
export async function voucherPdf(booking: HotelBooking, context: DocumentContext): Promise<Buffer> {
  // The PDF writer is loaded with the first voucher, so that the API starts without it.
  const { drawVoucher } = await import(/* webpackMode: "eager" */ './voucher');
  return drawVoucher(booking, context);
}
