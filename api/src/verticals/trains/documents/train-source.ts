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

export type TrainTextKey = KeyOf<(typeof NAMESPACES)[number]>;

/** A railway-made change costs nothing. */
export interface TrainChange {
  readonly kind: 'refund' | 'exchange' | 'moved';
  /** cents due; negative is a refund */
  readonly cents: number;
  readonly itemId?: string;
  /** refunded extras and dropped seat wishes of an exchange */
  readonly extras?: readonly {
    readonly label: string;
    readonly count: number;
    readonly travellerId: string;
    readonly legId: string;
    readonly paid: number;
  }[];
  readonly lostWishes?: readonly { readonly group: PreferenceGroup }[];
}

/** Kept out of views: only drawn on paper and in images. */
export interface Barcode {
  readonly itemId: string;
  readonly travelerId: string | null;
  readonly content: string;
}

export interface TrainPaper extends TrainBookingView {
  readonly changes: readonly TrainChange[];
  readonly barcodes: readonly Barcode[];
}

export type TrainSource = DocumentSource<TrainPaper & Pick<AnyBooking, 'terms'>, TrainTextKey>;

export type TicketLeg = TicketItem['legs'][number];

export const isTicket = (item: TrainItem): item is TicketItem => item.type === 'point-to-point';

const termsOf = ({ ledger: { total } }: TrainPaper): AnyBooking['terms'] => ({
  timing: 'now',
  now: total,
  later: '0.00',
  laterDate: null,
  property: '0.00',
  needsCard: true,
});

/** A partial refund is a change with its own wording. */
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
