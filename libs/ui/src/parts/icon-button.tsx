import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { buttonClass, type ButtonLook } from './button';
import styles from './button.module.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>, Pick<ButtonLook, 'variant' | 'size'> {
  label: string;
  icon: ReactNode;
}

/** Icon-only button; its label is name and tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size,
  className,
  type,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={buttonClass({ variant, size }, classNames(styles.iconOnly, className))}
    >
      {icon}
    </button>
  );
}
