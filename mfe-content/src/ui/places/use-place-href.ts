import { useLanguage, usePlatform } from '@wayfare/remote-kit';

const RESULTS = 'hotels.results';

/** Where a place's hotels are, from the path that the API gives; null while no vertical publishes that page. */
export function usePlaceHref(): (path: string) => string | null {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  return (path) => (hrefs.has(RESULTS) ? `${hrefs.href(RESULTS, language)}${path}` : null);
}
