import { forLanguages, languageOfPath, type Language } from '@wayfare/domain';
import { fillPath, type Layout } from '@wayfare/remote-kit';
import type { PageHead, PageLoad, RouteHandle } from '@wayfare/remote-kit/host';
import { useLocation, useMatches } from '@wayfare/router';

export interface CurrentPage {
  language: Language;
  pathname: string;
  layout: Layout;
  head: PageHead | null;
  alternates: Readonly<Record<Language, string>> | null;
  vertical: string | null;
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'vertical' in handle;

export const handleOf = (handle: unknown): RouteHandle | null => (isHandle(handle) ? handle : null);

const isPageLoad = (loaded: unknown): loaded is PageLoad =>
  typeof loaded === 'object' && loaded !== null && 'head' in loaded;

export const headOf = (loaded: unknown): PageHead | null =>
  isPageLoad(loaded) ? loaded.head : null;

type Params = Readonly<Record<string, string | undefined>>;

function pathsOf(handle: RouteHandle | null, params: Params = {}): CurrentPage['alternates'] {
  if (handle === null) return null;
  const known = Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return forLanguages((language) => fillPath(handle.paths[language], known));
}

/** Path and query of a page in another language: `query` where the page names none of its own. */
export const alternateOf = (
  alternates: Readonly<Record<Language, string>>,
  language: Language,
  query: string,
): string =>
  alternates[language].includes('?') ? alternates[language] : alternates[language] + query;

export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = handleOf(match?.handle);
  const head = headOf(match?.loaderData);
  return {
    language: handle?.language ?? languageOfPath(pathname),
    pathname,
    layout: handle?.layout ?? 'default',
    head,
    alternates: head?.alternates ?? pathsOf(handle, match?.params),
    vertical: handle?.vertical ?? null,
  };
}
