import { SearchPanel, type SearchPanelHandle } from '@wayfare/search';
import type { ReactNode, Ref } from 'react';
import type { StaySearch } from '../../domain/search/criteria';
import { SearchForm } from './search-form';

interface Props {
  ref: Ref<SearchPanelHandle>;
  initial: StaySearch;
  summary: ReactNode;
}

export const AT_DATES = 'input[name="checkIn"]';

export function StaySearchPanel({ ref, initial, summary }: Props) {
  return (
    <SearchPanel ref={ref} summary={summary}>
      <SearchForm initial={initial} isBare />
    </SearchPanel>
  );
}
