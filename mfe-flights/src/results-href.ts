import { useLanguage } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import type { FlightSearch } from './features/search/criteria';
import { withSearch } from './features/search/criteria-codec';
import { paths } from './paths';

/** The results of another search; what else the address says of the list stays. */
export function useResultsHref(): (search: FlightSearch) => string {
  const language = useLanguage();
  const [query] = useSearchParams();
  return (search) => paths.results(language, withSearch(query, search));
}
