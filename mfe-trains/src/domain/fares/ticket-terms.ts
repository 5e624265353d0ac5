import type { TrainProduct } from '@wayfare/api-contract';
import { formatMoney, parseMoney, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';

type Term = TrainProduct['refund'];

export interface Saying {
  t: Translate;
  language: Language;
}

/** What a term's hours are counted from: a departure, or the first day of a pass. */
export type TermOf = 'ticket' | 'pass';

const DAY = 24;

function until({ hoursBefore }: Term, of: TermOf, t: Translate): string {
  if (hoursBefore === 0) return t(`terms.${of}.start`);
  return hoursBefore > DAY && hoursBefore % DAY === 0
    ? t(`terms.${of}.days`, { count: hoursBefore / DAY })
    : t(`terms.${of}.hours`, { count: hoursBefore });
}

function fee(
  kind: 'refund' | 'exchange',
  { feePercent, fee: amount }: Term,
  { t, language }: Saying,
): string {
  const price = formatMoney(parseMoney(amount.value), language);
  const hasAmount = parseMoney(amount.value).amount > 0;
  if (feePercent > 0)
    return t(hasAmount ? `terms.${kind}.both` : `terms.${kind}.percent`, {
      percent: feePercent,
      price,
    });
  return hasAmount ? t(`terms.${kind}.amount`, { price }) : t(`terms.${kind}.free`);
}

function termText(kind: 'refund' | 'exchange', term: Term, of: TermOf, saying: Saying): string {
  if (!term.allowed) return saying.t(`terms.${kind}.never`);
  return saying.t(`terms.${kind}.allowed`, {
    until: until(term, of, saying.t),
    fee: fee(kind, term, saying),
  });
}

/** "Refundable until 24 hours before departure, minus 20% of the price" */
export const refundText = (
  { refund }: Pick<TrainProduct, 'refund'>,
  saying: Saying,
  of: TermOf = 'ticket',
): string => termText('refund', refund, of, saying);

/** "Exchangeable until departure, without a fee; you pay any difference in price" */
export const exchangeText = (
  { exchange }: Pick<TrainProduct, 'exchange'>,
  saying: Saying,
  of: TermOf = 'ticket',
): string => termText('exchange', exchange, of, saying);
