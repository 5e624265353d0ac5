import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@wayfare/router';
import { classNames } from '../class-names';
import { buttonClass, type ButtonLook } from './button';
import styles from './text-link.module.css';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
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
  /** Looks like the text around it until pointed at; for lists of links. */
  quiet?: boolean | undefined;
  icon?: ReactNode;
}

/** A link in running text. */
export function TextLink({ quiet, icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.link, quiet && styles.quiet, className)}>
      {icon}
      {children}
    </Link>
  );
}
