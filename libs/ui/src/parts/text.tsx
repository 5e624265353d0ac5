import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names';
import styles from './text.module.css';

const headingSizes = { lg: 'lg', xl: 'xl', '2xl': 'h2xl', '3xl': 'h3xl', '4xl': 'h4xl' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  /** visual size where it differs from the level */
  size?: keyof typeof headingSizes | undefined;
}

/** Heading by outline level and visual size. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag: ElementType = `h${level}`;
  return (
    <Tag
      {...rest}
      className={classNames(size && styles[headingSizes[size]], className) || undefined}
    />
  );
}

export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  tone?: 'soft' | 'primary' | 'success' | 'warning' | 'danger' | undefined;
  strong?: boolean | undefined;
}

/** Text on the type scale. */
export function Text({ as = 'p', size, tone, strong, className, ...rest }: TextProps) {
  const Tag: ElementType = as;
  const name = classNames(
    size && styles[size],
    tone && styles[tone],
    strong && styles.strong,
    className,
  );
  return <Tag {...rest} className={name || undefined} />;
}
