import { useLanguage } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import { paths } from '../domain/paths';
import type { FlightSearch } from '../domain/search/criteria';
import { withSearch } from '../domain/search/criteria-codec';

/** The results of another search; what else the address says of the list stays. */
export function useResultsHref(): (search: FlightSearch) => string {
  const language = useLanguage();
  const [query] = useSearchParams();
  return (search) => paths.results(language, withSearch(query, search));
}
