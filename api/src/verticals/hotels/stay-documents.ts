import type { HotelBooking } from '@wayfare/api-contract';
import { bookingPapers } from '../../booking/documents/booking-papers';
import type { BookingPapers, PapersDeps } from '../../booking/documents/booking-papers';
import { invoicedStay } from './documents/invoiced-stay';
import { stayCalendar } from './documents/stay-calendar';
import { stayMail } from './documents/stay-mail';
import { voucherPdf } from './documents/voucher-pdf';
import { stayEnd } from './stay-end';

export function stayDocuments(deps: PapersDeps<HotelBooking>): BookingPapers {
  return bookingPapers(
    {
      page: 'hotels.cancelation',
      mail: stayMail,
      voucher: voucherPdf,
      calendar: stayCalendar,
      invoiced: invoicedStay,
      tripEnd: stayEnd,
      to: ({ holder }) => holder.email,
    },
    deps,
  );
}
