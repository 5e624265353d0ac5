import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { SearchPanel, type SearchPanelHandle } from '@wayfare/search';
import type { Ref } from 'react';
import type { FlightSearch } from '../../domain/search/criteria';
import { searchSummary } from '../../domain/search/search-summary';
import { briefSummary } from '../../domain/search/search-words';
import { FlightSearchForm } from './flight-search-form';

interface Props {
  ref: Ref<SearchPanelHandle>;
  search: FlightSearch;
}

export function FlightSearchPanel({ ref, search }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <SearchPanel
      ref={ref}
      summary={searchSummary(search, t, language)}
      brief={briefSummary(search, t, language)}
    >
      <FlightSearchForm fromUrl={search} />
    </SearchPanel>
  );
}
