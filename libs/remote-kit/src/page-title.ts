import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

export const pageTitleAtom = atom<string | null>(null);

/** Title while mounted, for subjects known in the browser alone (WCAG 2.4.2). Null leaves the loader's. */
export function usePageTitle(title: string | null): void {
  const show = useSetAtom(pageTitleAtom);
  useEffect(() => {
    show(title);
    return () => show(null);
  }, [show, title]);
}
