import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: 'medium' | 'small' | undefined;
  fullWidth?: boolean | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** Class of what looks like a button. */
export function buttonClass(
  { variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook,
  extra?: string,
): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    fullWidth && styles.fullWidth,
    extra,
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** busy, focusable and announced */
  isBusy?: boolean | undefined;
}

export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  isBusy = false,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, fullWidth }, className)}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
      {iconEnd}
    </button>
  );
}
