import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a server-rendered radio button: takes over that it was chosen before the script was there. Returns the ref that the
 * button needs; `adopt` is called once at most, right after hydration.
 */
export function useChosenBefore(
  isChecked: boolean,
  adopt: () => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // Hydration leaves the button as it is, and the next render of it would take the choice back.
  useLayoutEffect(() => {
    if (!isChecked && input.current?.checked === true) adopt();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, right after hydration
  }, []);
  return input;
}
