import type { PaymentTerms, PaymentTiming } from '@wayfare/api-contract';
import { describeTerms } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useId } from 'react';
import styles from './payment.module.css';
import bookingStyles from '../booking/booking.module.css';

interface Props {
  id: string;
  types: readonly PaymentTerms[];
  selected: PaymentTerms | null;
  /** an earlier answer is not known yet: the way to pay stays */
  isLocked: boolean;
  error: string | undefined;
  onSelect: (timing: PaymentTiming) => void;
}

/** When to pay, each way with its exact amounts and dates (OQ-34). */
export function PaymentChoice({ id, types, selected, isLocked, error, onSelect }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const linesOf = (terms: PaymentTerms) => [...describeTerms(terms, language), ...(terms.needsCard ? [] : [t('step2.noCard')])];
  const errorId = `${useId()}-error`;
  return (
    <section aria-labelledby="when-to-pay" className={bookingStyles.section}>
      <h2 id="when-to-pay">{t('step2.whenToPay')}</h2>
      <fieldset className={styles.choices} aria-describedby={error === undefined ? undefined : errorId}>
        <legend className={bookingStyles.small}>{t(types.length > 1 ? 'step2.choosePayment' : 'step2.onePayment')}</legend>
        {types.map((terms, index) => (
          <div key={terms.timing} className={styles.choice}>
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
            <label htmlFor={index === 0 ? id : `${id}-${terms.timing}`}>{t(`step2.timing.${terms.timing}`)}</label>
            <ul id={`${id}-${terms.timing}-lines`} className={bookingStyles.plain}>
              {linesOf(terms).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </fieldset>
      {isLocked && <p className={bookingStyles.small}>{t('step2.paymentLocked')}</p>}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </section>
  );
}
