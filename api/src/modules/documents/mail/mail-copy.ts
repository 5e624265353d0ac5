import { formatDate, formatMoney } from '@wayfare/domain';
import type { DocumentSource } from '../document-context';
import type { DocumentTextKey } from '../document-texts';
import { dueLater, settlementOf } from '../payment-section';
import type { MailPage } from './mail-page';
import { hotelTime, stayDates, writtenAmount } from '../written-values';

/** What a mail tells its reader. */
export const MAIL_KINDS = ['confirmed', 'pending', 'failed', 'refunded', 'canceled', 'charged', 'chargeFailed'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Names and amounts that the texts of every kind may mention. */
function valuesOf(kind: MailKind, source: DocumentSource): Record<string, string> {
  const { booking, context } = source;
  const { language } = context;
  const { refund, fee } = settlementOf(source);
  const amounts: Partial<Record<MailKind, string>> = {
    pending: writtenAmount(booking.terms.now, language),
    refunded: writtenAmount(booking.payment.refunded, language),
    canceled: formatMoney(refund, language),
    charged: writtenAmount(booking.terms.later, language),
    chargeFailed: formatMoney(dueLater(source), language),
  };
  return {
    hotel: booking.hotel.name,
    city: booking.hotel.city_name,
    reference: booking.reference,
    dates: stayDates(source),
    checkIn: formatDate(booking.checkIn, language, 'full'),
    time: booking.booking_details.schedule.start,
    amount: amounts[kind] ?? '',
    refund: formatMoney(refund, language),
    fee: formatMoney(fee, language),
  };
}

function untilKey({ booking: { pendingUntil } }: DocumentSource): DocumentTextKey {
  return pendingUntil === null ? 'pending.open' : 'pending.until';
}

function reasonKeys({ booking: { reason } }: DocumentSource): DocumentTextKey[] {
  return reason === null ? [] : [`reason.${reason}`];
}

function settlementKeys(source: DocumentSource): DocumentTextKey[] {
  const { charged, refund, fee } = settlementOf(source);
  if (refund.amount > 0) return ['refund.days'];
  if (charged.amount > 0) return ['canceled.noRefund'];
  return [fee.amount > 0 ? 'canceled.feeDue' : 'canceled.nothing'];
}

/** What follows the first sentence of each kind. */
const DETAILS: Readonly<Record<MailKind, (source: DocumentSource) => readonly DocumentTextKey[]>> = {
  confirmed: () => [],
  pending: (source) => [untilKey(source), source.booking.payment.state === 'authorised' ? 'pending.reserved' : 'pending.nothingCharged'],
  failed: (source) => [...reasonKeys(source), 'failed.nothingCharged', ...(source.booking.payment.state === 'voided' ? (['failed.released'] as const) : [])],
  refunded: (source) => [...reasonKeys(source), 'refund.days'],
  canceled: settlementKeys,
  charged: () => [],
  chargeFailed: () => ['chargeFailed.pay', 'chargeFailed.bank', 'chargeFailed.unpaid'],
};

export type MailCopy = Pick<MailPage, 'subject' | 'preheader' | 'heading' | 'paragraphs'>;

/** The sentences of one mail. */
export function mailCopy(kind: MailKind, source: DocumentSource): MailCopy {
  const { booking, context, words } = source;
  const { pendingUntil, hotel } = booking;
  const until = pendingUntil === null ? '' : words('instant', hotelTime(pendingUntil, hotel.timeZone, context.language));
  const values = { ...valuesOf(kind, source), until };
  return {
    subject: words(`${kind}.subject`, values),
    preheader: words(`${kind}.preheader`, values),
    heading: words(`${kind}.heading`, values),
    paragraphs: [words(`${kind}.intro`, values), ...DETAILS[kind](source).map((key) => words(key, values))],
  };
}
