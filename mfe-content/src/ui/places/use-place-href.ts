import { useLanguage, usePlatform } from '@wayfare/remote-kit';

const RESULTS = 'hotels.results';

/** From the API's path; null while no vertical publishes the page. */
export function usePlaceHref(): (path: string) => string | null {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  return (path) => (hrefs.has(RESULTS) ? `${hrefs.href(RESULTS, language)}${path}` : null);
}
