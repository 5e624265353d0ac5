import { FormFrame } from '@wayfare/forms';
import { SearchIcon } from '@wayfare/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './search-bar.module.css';

interface SearchBarProps extends Omit<
  ComponentProps<typeof FormFrame>,
  'className' | 'method' | 'submitIcon'
> {
  options?: ReactNode;
  isCard?: boolean;
  isTall?: boolean;
}

/** Frame of a search form: options, then a row of cells with the button. A GET form, usable before script. */
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
