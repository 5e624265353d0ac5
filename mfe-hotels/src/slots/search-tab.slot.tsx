import { EMPTY_SEARCH } from '../domain/search/criteria';
import { SearchForm } from '../features/search/search-form';

export function Component() {
  return <SearchForm initial={EMPTY_SEARCH} recalls isBare />;
}
