import type { FlightBookingView } from '@wayfare/api-contract';
import type {
  AnyBooking,
  DocumentContext,
  DocumentSource,
} from '../../../booking/documents/booking-source';
import type { KeyOf } from '../../../platform/texts/catalogues';
import { wordsOf } from '../../../platform/texts/words';

const NAMESPACES = ['flight-documents', 'documents'] as const;

/** A text of papers about flights: their own, or one that all papers share. */
export type FlightTextKey = KeyOf<(typeof NAMESPACES)[number]>;

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
    words: wordsOf(context.language, ...NAMESPACES),
  };
}
