import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What `usePageTitle` says at present; the host puts it in the place of the title that the page's loader gave. */
export const pageTitleAtom = atom<string | null>(null);

/** The title of the page while this is shown, for a page whose subject is known only in the browser (WCAG 2.4.2). Null leaves the loader's. */
export function usePageTitle(title: string | null): void {
  const show = useSetAtom(pageTitleAtom);
  // The document's head is the host's.
  useEffect(() => {
    show(title);
    return () => show(null);
  }, [show, title]);
}
