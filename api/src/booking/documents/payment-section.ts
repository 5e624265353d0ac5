import {
  addMoney,
  compareMoney,
  formatDate,
  formatMoney,
  money,
  parseMoney,
  subtractMoney,
} from '@wayfare/domain';
import type { Language, Money } from '@wayfare/domain';
import type { DocumentSource } from './booking-source';
import type { AmountRow, Section } from './document-sections';

const NOTHING = money(0);

const larger = (a: Money, b: Money) => (compareMoney(a, b) > 0 ? a : b);

const remaining = (debt: Money, paid: Money) => larger(subtractMoney(debt, paid), NOTHING);

function laterLabel(
  { booking: { terms }, context, words }: DocumentSource,
  overdue: boolean,
): string {
  if (overdue) return words('pay.overdue');
  return terms.laterDate === null
    ? words('pay.laterOpen')
    : words('pay.later', { date: formatDate(terms.laterDate, context.language) });
}

export function dueLater({ booking: { terms, payment } }: DocumentSource): Money {
  const now = parseMoney(terms.now);
  return remaining(
    addMoney(now, parseMoney(terms.later)),
    larger(parseMoney(payment.charged), now),
  );
}

export function paymentRows(source: DocumentSource, overdue = false): AmountRow[] {
  const { booking, context, words } = source;
  const now = parseMoney(booking.terms.now);
  const charged = parseMoney(booking.payment.charged);
  const rows: { label: string; amount: Money }[] = [
    { label: words('pay.charged'), amount: charged },
    {
      label: words(booking.payment.state === 'authorised' ? 'pay.reserved' : 'pay.now'),
      amount: remaining(now, charged),
    },
    { label: laterLabel(source, overdue), amount: dueLater(source) },
    { label: words('pay.property'), amount: parseMoney(booking.terms.property) },
    { label: words('pay.refunded'), amount: parseMoney(booking.payment.refunded) },
  ];
  return rows
    .filter(({ amount }) => amount.amount > 0)
    .map(({ label, amount }) => ({
      label,
      amount: formatMoney(amount, context.language),
      weight: 'line',
    }));
}

export function paymentSection(source: DocumentSource, overdue = false): Section[] {
  const rows = paymentRows(source, overdue);
  return rows.length === 0 ? [] : [{ kind: 'amounts', title: source.words('pay.title'), rows }];
}

export function settlementOf({ booking: { payment }, context }: DocumentSource): {
  charged: Money;
  refund: Money;
  fee: Money;
} {
  const charged = parseMoney(payment.charged);
  const refund = parseMoney(context.cancellation?.refund ?? payment.refunded);
  return {
    charged,
    refund,
    fee:
      context.cancellation === undefined
        ? remaining(charged, refund)
        : parseMoney(context.cancellation.fee),
  };
}

const rowIn =
  (language: Language) =>
  (label: string, amount: Money, weight: AmountRow['weight']): AmountRow => ({
    label,
    amount: formatMoney(amount, language),
    weight,
  });

export function settlementSection(source: DocumentSource, withFee: boolean): Section {
  const { words, context } = source;
  const { charged, refund, fee } = settlementOf(source);
  const row = rowIn(context.language);
  return {
    kind: 'amounts',
    title: words('refund.title'),
    rows: [
      row(words('refund.charged'), charged, 'line'),
      ...(withFee ? [row(words('refund.fee'), fee, 'line')] : []),
      row(words('refund.amount'), refund, 'total'),
    ],
  };
}

/** Of a refund that ends no booking: what was paid, what came back before, what comes back now. */
export function givenBackSection(source: DocumentSource): Section {
  const { words, context, booking } = source;
  const charged = parseMoney(booking.payment.charged);
  const refunded = parseMoney(booking.payment.refunded);
  const given = context.givenBack === undefined ? refunded : parseMoney(context.givenBack);
  const before = remaining(refunded, given);
  const row = rowIn(context.language);
  return {
    kind: 'amounts',
    title: words('refund.title'),
    rows: [
      row(words('refund.charged'), charged, 'line'),
      ...(before.amount > 0 ? [row(words('refund.before'), before, 'line')] : []),
      row(words('refund.amount'), given, 'total'),
    ],
  };
}
