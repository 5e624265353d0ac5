import type { FlightBookingView } from '@wayfare/api-contract';
import type {
  AnyBooking,
  DocumentContext,
  DocumentSource,
} from '../../../booking/documents/booking-source';
import type { KeyOf } from '../../../platform/texts/catalogues';
import { wordsOf } from '../../../platform/texts/words';

const NAMESPACES = ['flight-documents', 'documents'] as const;

export type FlightTextKey = KeyOf<(typeof NAMESPACES)[number]>;

export type FlightPaper = FlightBookingView;
export type FlightChange = FlightPaper['changes'][number];

export type FlightSource = DocumentSource<FlightPaper & Pick<AnyBooking, 'terms'>, FlightTextKey>;

/** Paid at once, or as a whole later when held. */
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
