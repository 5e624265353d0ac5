import type { PaymentTerms, WireLedger } from '@wayfare/api-contract';
import {
  formatDate,
  formatMoney,
  money,
  parseMoney,
  subtractMoney,
  type Language,
} from '@wayfare/domain';
import { useId } from 'react';
import { useLedgerLabels, type LedgerLabels } from './ledger-labels';
import styles from './price-ledger.module.css';
import { useTexts } from './use-texts';

export interface Settlement {
  charged: string;
  refunded: string;
}

export interface PriceLedgerViewProps {
  ledger: WireLedger;
  /** null hides the schedule */
  terms: PaymentTerms | null;
  /** of an ended booking: nothing is due any more, at the property neither */
  settlement?: Settlement | null | undefined;
  language: Language;
  labels?: Partial<LedgerLabels> | undefined;
}

type Line = WireLedger['lines'][number];

const euros = (amount: string, language: Language): string =>
  formatMoney(parseMoney(amount), language);

function percent(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );
}

/** "City tax" with "7% tax" beside; nameless lines go by their kind. */
function LineName({
  line,
  language,
  labels,
}: {
  line: Line;
  language: Language;
  labels: LedgerLabels;
}) {
  if (line.kind === 'base') return line.name === '' ? labels.base : line.name;
  const kind = `${line.type === 'PERCENTAGE' ? `${percent(line.value, language)} ` : ''}${labels[line.kind]}`;
  if (line.name === '' || kind === '') return line.name + kind;
  return (
    <>
      {line.name} <span className={styles.kind}>{kind}</span>
    </>
  );
}

function Due({
  terms,
  language,
  labels,
}: {
  terms: PaymentTerms;
  language: Language;
  labels: LedgerLabels;
}) {
  const texts = useTexts('ledger');
  const heading = useId();
  const parts = [
    { term: labels.now, amount: terms.now },
    {
      term:
        terms.laterDate === null
          ? ''
          : texts('later', { day: formatDate(terms.laterDate, language, 'full') }),
      amount: terms.later,
    },
    { term: labels.property, amount: terms.property },
  ].filter(({ amount }) => parseMoney(amount).amount > 0);
  return (
    <>
      <p id={heading} className={styles.heading}>
        {labels.due}
      </p>
      <dl className={styles.due} aria-labelledby={heading}>
        {parts.map(({ term, amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{euros(amount, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Rows add up from the total to the final payment. */
function SettlementRows({
  total,
  settlement: { charged, refunded },
  language,
  labels,
}: {
  total: string;
  settlement: Settlement;
  language: Language;
  labels: LedgerLabels;
}) {
  const taken = parseMoney(charged);
  const given = parseMoney(refunded);
  const parts = [
    { kind: 'open', label: labels.notCharged, amount: subtractMoney(taken, parseMoney(total)) },
    { kind: 'discount', label: labels.toCard, amount: subtractMoney(money(0), given) },
  ].filter(({ amount }) => amount.amount < 0);
  return (
    <tbody>
      {parts.map(({ kind, label, amount }) => (
        <tr key={kind} data-kind={kind}>
          <th scope="row">{label}</th>
          <td>{formatMoney(amount, language)}</td>
        </tr>
      ))}
      <tr className={styles.total}>
        <th scope="row">{labels.remains}</th>
        <td>{formatMoney(subtractMoney(taken, given), language)}</td>
      </tr>
    </tbody>
  );
}

/** Price breakdown: lines, total, charges at the property, schedule. */
export function PriceLedgerView({
  ledger,
  terms,
  settlement = null,
  language,
  labels: own,
}: PriceLedgerViewProps) {
  const labels = useLedgerLabels(own);
  return (
    <div className={styles.ledger}>
      <table className={styles.table}>
        <caption className={styles.caption}>{labels.caption}</caption>
        <tbody>
          {ledger.lines.map((line, index) => (
            <tr key={index} data-kind={line.kind}>
              <th scope="row">
                <LineName line={line} language={language} labels={labels} />
              </th>
              <td>{euros(line.amount, language)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{labels.total}</th>
            <td>{euros(ledger.total, language)}</td>
          </tr>
        </tbody>
        {settlement !== null && (
          <SettlementRows
            total={ledger.total}
            settlement={settlement}
            language={language}
            labels={labels}
          />
        )}
        {ledger.atProperty.length === 0 || settlement !== null ? null : (
          <tbody>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={2}>
                {labels.atProperty}
              </th>
            </tr>
            {ledger.atProperty.map(({ name, amount }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td>{euros(amount, language)}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {terms === null || settlement !== null ? null : (
        <Due terms={terms} language={language} labels={labels} />
      )}
    </div>
  );
}
