import { EMPTY_DRAFT } from '../domain/search/search-query';
import { SearchForm } from '../features/search/search-form';

/** The hotels tab of the home page. */
export function Component() {
  return <SearchForm initial={EMPTY_DRAFT} recalls isBare />;
}
