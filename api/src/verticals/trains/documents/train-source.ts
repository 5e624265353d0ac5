import type {
  PreferenceGroup,
  TicketItem,
  TrainBookingView,
  TrainItem,
} from '@wayfare/api-contract';
import en from '../../../../locales/train-documents.en.json';
import nl from '../../../../locales/train-documents.nl.json';
import type {
  AnyBooking,
  DocumentContext,
  DocumentSource,
} from '../../../booking/documents/booking-source';
import { wordsOf, type SharedKey, type Texts } from '../../../booking/documents/document-texts';

/** A text of papers about trains, by its key in `locales/train-documents.*.json`. */
type OwnKey = keyof typeof en;

export type TrainTextKey = SharedKey | OwnKey;

export const TRAIN_TEXTS: Texts<OwnKey> = { en, nl };

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
const inRefundWords = (
  texts: Texts<OwnKey>[keyof Texts<OwnKey>],
): Texts<OwnKey>[keyof Texts<OwnKey>] => ({
  ...texts,
  'changed.subject': texts['partRefund.subject'],
  'changed.preheader': texts['partRefund.preheader'],
  'changed.heading': texts['partRefund.heading'],
  'changed.intro': texts['partRefund.intro'],
});

const REFUND_TEXTS: Texts<OwnKey> = { en: inRefundWords(en), nl: inRefundWords(nl) };

export function trainSource(booking: TrainPaper, context: DocumentContext): TrainSource {
  const texts = booking.changes.at(-1)?.kind === 'refund' ? REFUND_TEXTS : TRAIN_TEXTS;
  return {
    booking: { ...booking, terms: termsOf(booking) },
    context,
    words: wordsOf(context.language, texts),
  };
}
