import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  /** ids of further descriptions */
  describedBy?: string | undefined;
  /** visible to assistive technology only */
  isLabelHidden?: boolean | undefined;
}

/** Ids and ARIA of a control in its field. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  /** explicit false: browsers call an untouched required field invalid */
  'aria-invalid': boolean;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Frame of form fields: label, hint, control, error. */
export function Field({
  id,
  label,
  description,
  error,
  describedBy: others,
  isLabelHidden = false,
  children,
}: FieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const describedBy = classNames(
    description !== undefined && `${own}-description`,
    error !== undefined && `${own}-error`,
    others,
  );
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={classNames(styles.label, isLabelHidden && styles.hidden)} htmlFor={own}>
        {label}
      </label>
      {description === undefined ? null : (
        <p className={styles.description} id={`${own}-description`}>
          {description}
        </p>
      )}
      {children({
        id: own,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error !== undefined,
      })}
      {error === undefined ? null : (
        <p className={styles.error} id={`${own}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
