import { classNames } from '../class-names';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SpinnerProps {
  /** spoken text, unless adjacent text says it */
  label?: string | undefined;
  size?: 'text' | 'large' | undefined;
}

/** Progress ring. */
export function Spinner({ label, size = 'text' }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined}>
      <span
        className={classNames(styles.spinner, size === 'large' && styles.large)}
        aria-hidden="true"
      />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
