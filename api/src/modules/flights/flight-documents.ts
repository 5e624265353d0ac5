import type { FlightBookingView } from '@wayfare/api-contract';
import type { Booking } from '../bookings/booking';
import { bookingPapers } from '../documents/booking-papers';
import type { BookingPapers, PapersDeps } from '../documents/booking-papers';
import { eTicketPdf } from '../documents/flights/e-ticket-pdf';
import { flightCalendar } from '../documents/flights/flight-calendar';
import { flightMail } from '../documents/flights/flight-mail';
import type { FlightChange, FlightPaper } from '../documents/flights/flight-source';
import { flightEnd } from './flight-end';

interface FlightDocumentsDeps extends Omit<PapersDeps<FlightPaper>, 'view'> {
  /** the booking as its owner sees it, in the language that it was booked in; the dictionary names the airports of earlier flights too */
  readonly view: (booking: Booking, now: number) => Promise<FlightBookingView>;
  /** what was changed since the booking was confirmed, the latest last */
  readonly changes: (booking: Booking) => readonly FlightChange[];
}

/** The papers of a flight booking; the page belongs to the flights vertical. */
export function flightDocuments({ view, changes, ...deps }: FlightDocumentsDeps): BookingPapers {
  return bookingPapers<FlightPaper>(
    { page: { en: '/flight-cancelation', nl: '/nl/vlucht-annulering' }, mail: flightMail, voucher: eTicketPdf, calendar: flightCalendar, tripEnd: flightEnd, to: ({ email }) => email },
    { ...deps, view: async (booking, now) => ({ ...(await view(booking, now)), changes: changes(booking) }) },
  );
}
