import { Link } from '@wayfare/router';
import { classNames } from '../class-names';
import styles from './step-nav.module.css';

export interface NavStep {
  key: string;
  label: string;
  /** where a done step can be changed; null for what can't be gone to */
  href: string | null;
  isCurrent: boolean;
}

export interface StepNavProps {
  label: string;
  steps: readonly NavStep[];
}

/** Where one is in something of several steps. On a phone the numbers stand in one line and only the current name is seen. */
export function StepNav({ label, steps }: StepNavProps) {
  return (
    <nav aria-label={label} className={styles.steps}>
      <ol role="list">
        {steps.map((step, index) => {
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.name}>{step.label}</span>
            </>
          );
          return (
            <li key={step.key} aria-current={step.isCurrent ? 'step' : undefined}>
              {step.href === null ? (
                <span className={styles.step}>{content}</span>
              ) : (
                <Link to={step.href} className={classNames(styles.step, styles.done)}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
