import { useLayoutEffect, useRef } from 'react';
import type { ComboboxItem } from './combobox-types';

/** Keeps the highlighted item by identity when the list changes. */
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
