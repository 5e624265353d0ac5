import { takeFocus } from '@wayfare/ui';
import styles from './results.module.css';

/** Takes the focus when the step changes. */
export function StepHeading({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  return (
    <h2 ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={styles.stepHeading}>
      {text}
    </h2>
  );
}
