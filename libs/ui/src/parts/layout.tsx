import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
type BoxTag =
  | 'div'
  | 'section'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'article';

interface BoxProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: BoxTag | undefined;
  gap?: Gap | undefined;
}

function listClass(as: BoxTag): string | false | undefined {
  return (as === 'ul' || as === 'ol') && styles.list;
}

// Safari drops the list semantics of unbulleted lists
function listRole(as: BoxTag): { role?: 'list' } {
  return as === 'ul' || as === 'ol' ? { role: 'list' } : {};
}

/** Vertical stack. */
export function Stack({ as = 'div', gap = 4, className, ...rest }: BoxProps) {
  const Tag = as as 'div';
  return (
    <Tag
      {...listRole(as)}
      {...rest}
      className={classNames(styles.stack, styles[`gap${gap}`], listClass(as), className)}
    />
  );
}

export interface InlineProps extends BoxProps {
  align?: 'center' | 'start' | 'end' | 'baseline' | undefined;
  justify?: 'start' | 'between' | 'end' | 'center' | undefined;
}

const aligns = {
  center: undefined,
  start: 'alignStart',
  end: 'alignEnd',
  baseline: 'alignBaseline',
} as const;
const justifies = {
  start: undefined,
  between: 'justifyBetween',
  end: 'justifyEnd',
  center: 'justifyCenter',
} as const;

/** Wrapping row. */
export function Inline({
  as = 'div',
  gap = 2,
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: InlineProps) {
  const Tag = as as 'div';
  const [alignClass, justifyClass] = [aligns[align], justifies[justify]];
  const look = classNames(
    styles.inline,
    styles[`gap${gap}`],
    alignClass && styles[alignClass],
    justifyClass && styles[justifyClass],
    listClass(as),
    className,
  );
  return <Tag {...listRole(as)} {...rest} className={look} />;
}

export interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** of the side landmark */
  sideLabel?: string | undefined;
  /** from 1024 px; reading order is constant */
  sidePosition?: 'start' | 'end' | undefined;
  sticky?: boolean | undefined;
}

/** Main part with a side column from 1024 px. */
export function Columns({ main, side, sideLabel, sidePosition = 'end', sticky }: ColumnsProps) {
  const aside = (
    <aside className={styles.side} aria-label={sideLabel}>
      {side}
    </aside>
  );
  return (
    <div
      className={classNames(
        styles.columns,
        sidePosition === 'start' && styles.sideStart,
        sticky && styles.sticky,
      )}
    >
      {sidePosition === 'start' ? aside : null}
      <div className={styles.main}>{main}</div>
      {sidePosition === 'end' ? aside : null}
    </div>
  );
}
