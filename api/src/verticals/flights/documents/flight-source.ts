import type { FlightBookingView } from '@wayfare/api-contract';
import en from '../../../../locales/flight-documents.en.json';
import nl from '../../../../locales/flight-documents.nl.json';
import type {
  AnyBooking,
  DocumentContext,
  DocumentSource,
} from '../../../booking/documents/booking-source';
import { wordsOf, type SharedKey, type Texts } from '../../../booking/documents/document-texts';

/** A text of papers about flights, by its key in `locales/flight-documents.*.json`. */
type OwnKey = keyof typeof en;

export type FlightTextKey = SharedKey | OwnKey;

export const FLIGHT_TEXTS: Texts<OwnKey> = { en, nl };

/** A flight booking as its owner sees it. */
export type FlightPaper = FlightBookingView;
/** One slice of a booking that was changed after it had been confirmed. */
export type FlightChange = FlightPaper['changes'][number];

/** A flight booking, about to be written down. */
export type FlightSource = DocumentSource<FlightPaper & Pick<AnyBooking, 'terms'>, FlightTextKey>;

/** Flights are paid at once, or later as a whole when they are held. */
function termsOf({ status, ledger }: FlightPaper): AnyBooking['terms'] {
  const now = status === 'held' ? '0.00' : ledger.total;
  return {
    timing: 'now',
    now,
    later: '0.00',
    laterDate: null,
    property: '0.00',
    needsCard: status !== 'held',
  };
}

export function flightSource(booking: FlightPaper, context: DocumentContext): FlightSource {
  return {
    booking: { ...booking, terms: termsOf(booking) },
    context,
    words: wordsOf(context.language, FLIGHT_TEXTS),
  };
}
