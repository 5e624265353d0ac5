import { EMPTY_SEARCH } from '../domain/search/criteria';
import { SearchForm } from '../features/search/search-form';

/** The hotels tab of the home page. */
export function Component() {
  return <SearchForm initial={EMPTY_SEARCH} recalls isBare />;
}
