import type { HotelBooking } from '@wayfare/api-contract';
import type { DocumentContext } from '../../../booking/documents/booking-source';

export async function voucherPdf(booking: HotelBooking, context: DocumentContext): Promise<Buffer> {
  // Lazy: the API starts without the PDF writer.
  const { drawVoucher } = await import(/* webpackMode: "eager" */ './voucher');
  return drawVoucher(booking, context);
}
