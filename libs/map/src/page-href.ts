import type { MapPage } from '@wayfare/api-contract';
import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';

/** Paths of pages that the API names by their route; null for one that nobody here has, or that is switched off. */
export function usePageHref(): (page: MapPage) => string | null {
  const language = useLanguage();
  const { hrefs, flags } = usePlatform();
  return ({ route, flag, params, query }) =>
    hrefs.has(route) && (flag === null || flags[flag] === true)
      ? withQuery(hrefs.href(route, language, params), new URLSearchParams(query))
      : null;
}
