import type { FlightBookingView } from '@wayfare/api-contract';
import { bookingPapers } from '../documents/booking-papers';
import type { BookingPapers, PapersDeps } from '../documents/booking-papers';
import { eTicketPdf } from '../documents/flights/e-ticket-pdf';
import { flightCalendar } from '../documents/flights/flight-calendar';
import { invoicedFlight } from '../documents/flights/invoiced-flight';
import { flightMail } from '../documents/flights/flight-mail';
import { flightEnd } from './flight-end';

/** The papers of a flight booking; the page belongs to the flights vertical. */
export function flightDocuments(deps: PapersDeps<FlightBookingView>): BookingPapers {
  return bookingPapers<FlightBookingView>(
    {
      page: { en: '/flight-cancelation', nl: '/nl/vlucht-annulering' },
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
