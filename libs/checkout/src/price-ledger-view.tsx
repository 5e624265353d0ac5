import type { PaymentTerms, WireLedger } from '@wayfare/api-contract';
import { formatDate, formatMoney, parseMoney, type Language } from '@wayfare/domain';
import { useId } from 'react';
import { LEDGER_LABELS, type LedgerLabels } from './ledger-labels';
import classes from './price-ledger.module.css';

export interface PriceLedgerViewProps {
  ledger: WireLedger;
  /** null leaves out when it is paid */
  terms: PaymentTerms | null;
  language: Language;
  labels?: Partial<LedgerLabels> | undefined;
}

type Line = WireLedger['lines'][number];

const euros = (amount: string, language: Language): string => formatMoney(parseMoney(amount), language);

function percent(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
}

/** "City tax" with "7% tax" beside it; a line without a name goes by its kind. */
function LineName({ line, language, labels }: { line: Line; language: Language; labels: LedgerLabels }) {
  if (line.kind === 'base') return line.name === '' ? labels.base : line.name;
  const kind = `${line.type === 'PERCENTAGE' ? `${percent(line.value, language)} ` : ''}${labels[line.kind]}`;
  if (line.name === '') return kind;
  return (
    <>
      {line.name} <span className={classes.kind}>{kind}</span>
    </>
  );
}

function Due({ terms, language, labels }: { terms: PaymentTerms; language: Language; labels: LedgerLabels }) {
  const heading = useId();
  const parts = [
    { term: labels.now, amount: terms.now },
    { term: terms.laterDate === null ? '' : labels.later(formatDate(terms.laterDate, language, 'full')), amount: terms.later },
    { term: labels.property, amount: terms.property },
  ].filter(({ amount }) => parseMoney(amount).amount > 0);
  return (
    <>
      <p id={heading} className={classes.heading}>
        {labels.due}
      </p>
      <dl className={classes.due} aria-labelledby={heading}>
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

/** The price explained: its lines, the total, what the property takes on top, and when each part is paid. */
export function PriceLedgerView({ ledger, terms, language, labels: own }: PriceLedgerViewProps) {
  const labels = { ...LEDGER_LABELS[language], ...own };
  return (
    <div className={classes.ledger}>
      <table className={classes.table}>
        <caption className={classes.caption}>{labels.caption}</caption>
        <tbody>
          {ledger.lines.map((line, index) => (
            <tr key={index} data-kind={line.kind}>
              <th scope="row">
                <LineName line={line} language={language} labels={labels} />
              </th>
              <td>{euros(line.amount, language)}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row">{labels.total}</th>
            <td>{euros(ledger.total, language)}</td>
          </tr>
        </tbody>
        {ledger.atProperty.length === 0 ? null : (
          <tbody>
            <tr className={classes.group}>
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
      {terms === null ? null : <Due terms={terms} language={language} labels={labels} />}
    </div>
  );
}
