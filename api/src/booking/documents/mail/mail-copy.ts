import { formatMoney } from '@wayfare/domain';
import type { FailureReason } from '@wayfare/api-contract';
import type { MailKind } from '../../booking';
import type { AnyBooking, DocumentSource, SharedKey } from '../booking-source';
import type { Values } from '../../../platform/texts/words';
import { dueLater, settlementOf } from '../payment-section';
import { writtenAmount } from '../written-values';
import type { MailPage } from './mail-page';

/** Shared texts, which a vertical may override. */
export type CopyKey =
  | SharedKey
  | `${MailKind}.${'subject' | 'preheader' | 'heading' | 'intro'}`
  | `reason.${FailureReason}`;

export type CopySource = DocumentSource<AnyBooking, CopyKey>;

export function commonValues(kind: MailKind, source: DocumentSource): Values {
  const { booking, context } = source;
  const { language } = context;
  const { refund, fee } = settlementOf(source);
  const amounts: Partial<Record<MailKind, string>> = {
    pending: writtenAmount(booking.terms.now, language),
    refunded: writtenAmount(booking.payment.refunded, language),
    canceled: formatMoney(refund, language),
    givenBack: writtenAmount(context.givenBack ?? booking.payment.refunded, language),
    charged: writtenAmount(booking.terms.later, language),
    chargeFailed: formatMoney(dueLater(source), language),
    held: writtenAmount(booking.ledger.total, language),
  };
  return {
    reference: booking.reference,
    amount: amounts[kind] ?? '',
    refund: formatMoney(refund, language),
    fee: formatMoney(fee, language),
  };
}

function reasonKeys({ booking: { reason } }: CopySource): CopyKey[] {
  return reason === null ? [] : [`reason.${reason}`];
}

function settlementKeys(source: DocumentSource): CopyKey[] {
  const { charged, refund, fee } = settlementOf(source);
  if (refund.amount > 0) return ['refund.days'];
  if (charged.amount > 0) return ['canceled.noRefund'];
  return [fee.amount > 0 ? 'canceled.feeDue' : 'canceled.nothing'];
}

/** Of unconfirmed bookings: a bank may have taken the money already. */
export const pendingMoney = ({
  booking: { payment },
}: Pick<DocumentSource, 'booking'>): ('pending.charged' | 'pending.nothingCharged')[] => [
  payment.state === 'captured' ? 'pending.charged' : 'pending.nothingCharged',
];

const none = () => [];

const DETAILS: Readonly<Record<MailKind, (source: CopySource) => readonly CopyKey[]>> = {
  confirmed: none,
  pending: none,
  failed: (source) => [
    ...reasonKeys(source),
    'failed.nothingCharged',
    ...(source.booking.payment.state === 'voided' ? (['failed.released'] as const) : []),
  ],
  refunded: (source) => [...reasonKeys(source), 'refund.days'],
  canceled: settlementKeys,
  givenBack: () => ['refund.days'],
  charged: none,
  chargeFailed: () => ['chargeFailed.pay', 'chargeFailed.bank', 'chargeFailed.unpaid'],
  held: none,
  lapsed: none,
  changed: none,
  changeFailed: none,
  renamed: none,
  carrierChange: none,
  carrierAccepted: none,
};

export function mailCopy(
  kind: MailKind,
  source: CopySource,
  { values, details }: { readonly values: Values; readonly details: readonly string[] },
): Pick<MailPage, 'subject' | 'preheader' | 'heading' | 'paragraphs'> {
  const { words } = source;
  return {
    subject: words(`${kind}.subject`, values),
    preheader: words(`${kind}.preheader`, values),
    heading: words(`${kind}.heading`, values),
    paragraphs: [
      words(`${kind}.intro`, values),
      ...DETAILS[kind](source).map((key) => words(key, values)),
      ...details,
    ],
  };
}
