import type { PaymentTerms, PaymentTiming } from '@wayfare/api-contract';
import { useLanguage } from '@wayfare/remote-kit';
import { useId } from 'react';
import { BookingSection, SmallPrint } from '../layout/booking-section';
import { describeTerms } from '../payment-terms';
import { useTexts } from '../use-texts';
import styles from './pay.module.css';

interface WayProps {
  id: string;
  terms: PaymentTerms;
  linesId: string;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
}

function Way({ id, terms, linesId, isSelected, isDisabled, onSelect }: WayProps) {
  const language = useLanguage();
  const texts = useTexts('pay');
  const lines = [
    ...describeTerms(terms, language, useTexts('terms')),
    ...(terms.needsCard ? [] : [texts('noCard')]),
  ];
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        id={id}
        name="paymentTiming"
        value={terms.timing}
        checked={isSelected}
        disabled={isDisabled}
        aria-describedby={linesId}
        onChange={onSelect}
      />
      <label htmlFor={id}>{texts(`timing.${terms.timing}`)}</label>
      <ul id={linesId}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface PaymentChoiceProps {
  /** of the first choice: target of error links */
  id: string;
  types: readonly PaymentTerms[];
  selected: PaymentTerms | null;
  /** an earlier answer is unknown: the way to pay is fixed */
  isLocked: boolean;
  isMissing: boolean;
  onSelect: (timing: PaymentTiming) => void;
}

/** Payment timing with exact amounts and dates (OQ-34). */
export function PaymentChoice({
  id,
  types,
  selected,
  isLocked,
  isMissing,
  onSelect,
}: PaymentChoiceProps) {
  const texts = useTexts('pay');
  const errorId = `${useId()}-error`;
  return (
    <BookingSection id="when-to-pay" title={texts('whenToPay')}>
      <fieldset className={styles.choices} aria-describedby={isMissing ? errorId : undefined}>
        <legend>{types.length > 1 ? texts('choosePayment') : texts('onePayment')}</legend>
        {types.map((terms, index) => (
          <Way
            key={terms.timing}
            id={index === 0 ? id : `${id}-${terms.timing}`}
            terms={terms}
            linesId={`${id}-${terms.timing}-lines`}
            isSelected={terms.timing === selected?.timing}
            isDisabled={isLocked && terms.timing !== selected?.timing}
            onSelect={() => onSelect(terms.timing)}
          />
        ))}
      </fieldset>
      {isLocked && <SmallPrint>{texts('paymentLocked')}</SmallPrint>}
      {isMissing && (
        <p id={errorId} className={styles.error}>
          {texts('problem.timing.title')}
        </p>
      )}
    </BookingSection>
  );
}
