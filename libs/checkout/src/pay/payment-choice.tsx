import type { PaymentTerms, PaymentTiming } from '@wayfare/api-contract';
import { useLanguage } from '@wayfare/remote-kit';
import { useId } from 'react';
import { BookingSection, SmallPrint } from '../layout/booking-section';
import { describeTerms } from '../payment-terms';
import { PAY_TEXTS } from './pay-texts';
import classes from './pay.module.css';

interface PaymentChoiceProps {
  /** of the first choice, so that a message can lead to it */
  id: string;
  types: readonly PaymentTerms[];
  selected: PaymentTerms | null;
  /** an earlier answer is not known yet: the way to pay stays */
  isLocked: boolean;
  /** no way was chosen, and one is needed */
  isMissing: boolean;
  onSelect: (timing: PaymentTiming) => void;
}

/** When to pay, each way with its exact amounts and dates (OQ-34). */
export function PaymentChoice({
  id,
  types,
  selected,
  isLocked,
  isMissing,
  onSelect,
}: PaymentChoiceProps) {
  const language = useLanguage();
  const texts = PAY_TEXTS[language];
  const linesOf = (terms: PaymentTerms) => [
    ...describeTerms(terms, language),
    ...(terms.needsCard ? [] : [texts.noCard]),
  ];
  const errorId = `${useId()}-error`;
  return (
    <BookingSection id="when-to-pay" title={texts.whenToPay}>
      <fieldset className={classes.choices} aria-describedby={isMissing ? errorId : undefined}>
        <legend>{types.length > 1 ? texts.choosePayment : texts.onePayment}</legend>
        {types.map((terms, index) => (
          <div key={terms.timing} className={classes.choice}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${terms.timing}`}
              name="paymentTiming"
              value={terms.timing}
              checked={terms.timing === selected?.timing}
              disabled={isLocked && terms.timing !== selected?.timing}
              aria-describedby={`${id}-${terms.timing}-lines`}
              onChange={() => onSelect(terms.timing)}
            />
            <label htmlFor={index === 0 ? id : `${id}-${terms.timing}`}>
              {texts.timing[terms.timing]}
            </label>
            <ul id={`${id}-${terms.timing}-lines`}>
              {linesOf(terms).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </fieldset>
      {isLocked && <SmallPrint>{texts.paymentLocked}</SmallPrint>}
      {isMissing && (
        <p id={errorId} className={classes.error}>
          {texts.problem.timing.title}
        </p>
      )}
    </BookingSection>
  );
}
