import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import styles from './booking.module.css';

const STEPS = ['details', 'payment', 'done'] as const;
export type BookingStep = (typeof STEPS)[number];

/** Where the traveller is in the booking; steps that are done are links as long as one may go back to them. */
export function BookingSteps({ current, doneHref = null }: { current: BookingStep; doneHref?: string | null }) {
  const { t } = useTranslation('hotels');
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label={t('booking.steps')} className={styles.steps}>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <span className={styles.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            {index < at && doneHref !== null ? <Link to={doneHref}>{t(`booking.step.${step}`)}</Link> : <span>{t(`booking.step.${step}`)}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
