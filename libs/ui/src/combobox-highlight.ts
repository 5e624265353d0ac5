import { useLayoutEffect, useRef } from 'react';
import type { ComboboxItem } from './combobox-types';

/** What is highlighted stays so when others come before it; another in its place is not taken for it. */
export function useSameHighlight(
  items: readonly ComboboxItem[],
  index: number,
  setIndex: (index: number) => void,
): void {
  const before = useRef(items);
  useLayoutEffect(() => {
    const item = before.current[index];
    before.current = items;
    const now = items.findIndex(({ id }) => id === item?.id);
    if (item !== undefined && now !== index) setIndex(now);
  });
}
