import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@wayfare/router';
import { classNames } from '../class-names';
import { buttonClass, type ButtonLook } from './button';
import styles from './text-link.module.css';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** Link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}

export interface TextLinkProps extends LinkProps {
  /** plain until hovered, for lists of links */
  quiet?: boolean | undefined;
  icon?: ReactNode;
}

/** Link in running text. */
export function TextLink({ quiet, icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.link, quiet && styles.quiet, className)}>
      {icon}
      {children}
    </Link>
  );
}
