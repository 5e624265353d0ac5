import type { PaymentTerms } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import classes from './price-ledger.module.css';
import { describeTerms } from './payment-terms';

/** What is paid when, in sentences. */
export function PaymentTermsView({ terms, language }: { terms: PaymentTerms; language: Language }) {
  return (
    <ul className={classes.sentences} role="list">
      {describeTerms(terms, language).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
