import type { Language } from '@wayfare/domain';
import { languageOfPath } from '@wayfare/domain';
import type { Layout } from '@wayfare/remote-kit';
import type { PageHead, PageLoad, RouteHandle } from '@wayfare/remote-kit/host';
import { useLocation, useMatches } from '@wayfare/router';

export interface CurrentPage {
  language: Language;
  pathname: string;
  layout: Layout;
  /** null on the error page */
  head: PageHead | null;
  vertical: string | null;
}

const isHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null && 'vertical' in handle;

/** What a matched route says of itself; null for one that no vertical owns. */
export const handleOf = (handle: unknown): RouteHandle | null => (isHandle(handle) ? handle : null);

const isPageLoad = (loaded: unknown): loaded is PageLoad => typeof loaded === 'object' && loaded !== null && 'head' in loaded;

/** The head of the page that a loader gave; null on the error page. */
export const headOf = (loaded: unknown): PageHead | null => (isPageLoad(loaded) ? loaded.head : null);

/** The page that is shown, from the router's innermost match. */
export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = handleOf(match?.handle);
  return {
    language: handle?.language ?? languageOfPath(pathname),
    pathname,
    layout: handle?.layout ?? 'default',
    head: headOf(match?.loaderData),
    vertical: handle?.vertical ?? null,
  };
}
