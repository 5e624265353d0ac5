import type { FlightBookingView } from '@wayfare/api-contract';
import { bookingPapers } from '../../booking/documents/booking-papers';
import type { BookingPapers, PapersDeps } from '../../booking/documents/booking-papers';
import { eTicketPdf } from './documents/e-ticket-pdf';
import { flightCalendar } from './documents/flight-calendar';
import { invoicedFlight } from './documents/invoiced-flight';
import { flightMail } from './documents/flight-mail';
import { flightEnd } from './flight-end';

export function flightDocuments(deps: PapersDeps<FlightBookingView>): BookingPapers {
  return bookingPapers<FlightBookingView>(
    {
      page: 'flights.cancelation',
      mail: flightMail,
      voucher: eTicketPdf,
      calendar: flightCalendar,
      invoiced: invoicedFlight,
      tripEnd: flightEnd,
      to: ({ email }) => email,
    },
    deps,
  );
}
