import type {
  PreferenceGroup,
  TicketItem,
  TrainBookingView,
  TrainItem,
} from '@wayfare/api-contract';
import type {
  AnyBooking,
  DocumentContext,
  DocumentSource,
} from '../../../booking/documents/booking-source';
import type { KeyOf } from '../../../platform/texts/catalogues';
import { wordsOf } from '../../../platform/texts/words';

const NAMESPACES = ['train-documents', 'documents'] as const;

/** A text of papers about trains: their own, or one that all papers share. */
export type TrainTextKey = KeyOf<(typeof NAMESPACES)[number]>;

/** What changed a booking after it was confirmed; one that the railway moved cost nothing. */
export interface TrainChange {
  readonly kind: 'refund' | 'exchange' | 'moved';
  /** cents that were paid for it, or negative: came back */
  readonly cents: number;
  readonly itemId?: string;
  /** what an exchange took away: extras whose price came back, and wishes for seats */
  readonly extras?: readonly {
    readonly label: string;
    readonly count: number;
    readonly travellerId: string;
    readonly legId: string;
    readonly paid: number;
  }[];
  readonly lostWishes?: readonly { readonly group: PreferenceGroup }[];
}

/** What is scanned of a ticket: it is drawn on paper and in a picture, and stands in no view. */
export interface Barcode {
  readonly itemId: string;
  readonly travelerId: string | null;
  readonly content: string;
}

/** A train booking as its owner sees it, with what its papers say besides; the latest change last. */
export interface TrainPaper extends TrainBookingView {
  readonly changes: readonly TrainChange[];
  readonly barcodes: readonly Barcode[];
}

/** A train booking, about to be written down. */
export type TrainSource = DocumentSource<TrainPaper & Pick<AnyBooking, 'terms'>, TrainTextKey>;

export type TicketLeg = TicketItem['legs'][number];

export const isTicket = (item: TrainItem): item is TicketItem => item.type === 'point-to-point';

/** Trains are paid at once. */
const termsOf = ({ ledger: { total } }: TrainPaper): AnyBooking['terms'] => ({
  timing: 'now',
  now: total,
  later: '0.00',
  laterDate: null,
  property: '0.00',
  needsCard: true,
});

/** Single tickets that were given back are a change too, in words of their own. */
const IN_REFUND_WORDS: Partial<Record<TrainTextKey, TrainTextKey>> = {
  'changed.subject': 'partRefund.subject',
  'changed.preheader': 'partRefund.preheader',
  'changed.heading': 'partRefund.heading',
  'changed.intro': 'partRefund.intro',
};

export function trainSource(booking: TrainPaper, context: DocumentContext): TrainSource {
  const words = wordsOf(context.language, ...NAMESPACES);
  const isRefund = booking.changes.at(-1)?.kind === 'refund';
  return {
    booking: { ...booking, terms: termsOf(booking) },
    context,
    words: isRefund ? (key, values) => words(IN_REFUND_WORDS[key] ?? key, values) : words,
  };
}
