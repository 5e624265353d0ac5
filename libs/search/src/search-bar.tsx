import { FormFrame } from '@wayfare/forms';
import { SearchIcon } from '@wayfare/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './search-bar.module.css';

interface SearchBarProps extends Omit<
  ComponentProps<typeof FormFrame>,
  'className' | 'method' | 'submitIcon'
> {
  /** small choices above the row, such as the kind of trip */
  options?: ReactNode;
  /** the form stands in a card of its own */
  isCard?: boolean;
  /** more than one row of cells: the button stands below them */
  isTall?: boolean;
}

/**
 * The frame of a search form: small choices, then one row of cells with the button at its end; one column where there is no
 * room. A plain GET form, so that it can be sent before any script has loaded.
 * @example <SearchBar {...frame} label="Search flights" options={<Pills … />}><Cell>…</Cell></SearchBar>
 */
export function SearchBar({
  options,
  isCard = false,
  isTall = false,
  children,
  ...frame
}: SearchBarProps) {
  const looks = [styles.bar, isCard && styles.card, isTall && styles.tall];
  return (
    <FormFrame
      {...frame}
      className={looks.filter(Boolean).join(' ')}
      method="get"
      submitIcon={<SearchIcon />}
    >
      {options === undefined ? null : <div className={styles.options}>{options}</div>}
      {isTall ? (
        children
      ) : (
        <div className={styles.cells} data-cells>
          {children}
        </div>
      )}
    </FormFrame>
  );
}
