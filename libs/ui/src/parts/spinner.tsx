import { classNames } from '../class-names';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SpinnerProps {
  /** Spoken text; leave it out when the text beside it already says so. */
  label?: string | undefined;
  size?: 'text' | 'large' | undefined;
}

/** A turning ring while something is on its way. */
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
