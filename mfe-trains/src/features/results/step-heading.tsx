import { takeFocus } from '@wayfare/ui';
import styles from './results.module.css';

/** The heading of a step, which takes the focus when another step took the place of the one before. */
export function StepHeading({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  return (
    <h2 ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={styles.stepHeading}>
      {text}
    </h2>
  );
}
