import { useLanguage } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import { paths } from '../domain/paths';
import type { FlightSearch } from '../domain/search/criteria';
import { withSearch } from '../domain/search/criteria-codec';

/** Keeps the list's other parameters. */
export function useResultsHref(): (search: FlightSearch) => string {
  const language = useLanguage();
  const [query] = useSearchParams();
  return (search) => paths.results(language, withSearch(query, search));
}
