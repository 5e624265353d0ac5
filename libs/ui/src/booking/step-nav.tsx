import { Link } from '@wayfare/router';
import { classNames } from '../class-names';
import styles from './step-nav.module.css';

export interface NavStep {
  key: string;
  label: string;
  /** null for a step that can't be opened */
  href: string | null;
  isCurrent: boolean;
}

export interface StepNavProps {
  label: string;
  steps: readonly NavStep[];
}

/** Progress of several steps; phones show the current name only. */
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
