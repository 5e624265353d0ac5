import type { PassArea, PassSearchResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type Deferred } from '@wayfare/remote-kit';
import { SearchOutcome, SearchPanel, type Answer, type SearchPanelHandle } from '@wayfare/search';
import { useRef } from 'react';
import { passesQuery } from '../../api/search.api';
import { paths } from '../../domain/paths';
import type { PassSearch } from '../../domain/search/criteria';
import { toPassQuery } from '../../domain/search/criteria-codec';
import { passSummary, passTitle } from '../../domain/search/search-words';
import { CartBar } from '../../features/cart/cart-bar';
import { PassOrTickets } from '../../features/compare/pass-or-tickets';
import { FoundPasses } from '../../features/passes/found-passes';
import { PassForm } from '../../features/search/pass-form';
import { FAILURES } from '../../ui/results/failures';
import { Searching } from '../../ui/results/searching';
import styles from './results-page.module.css';

interface Props {
  search: PassSearch;
  area: string;
  areas: PassArea[] | null;
  /** from the server; null in a tab that searches by itself */
  first: Deferred<Answer<PassSearchResult>> | null;
}

export function PassResults({ search, area, areas, first }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const panel = useRef<SearchPanelHandle>(null);
  const handleEdit = () => panel.current?.open();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{passTitle({ code: search.area, label: area }, t)}</h1>
        <SearchPanel ref={panel} summary={passSummary(search, t, language)}>
          <PassForm fromUrl={search} areas={areas} />
        </SearchPanel>
        <CartBar />
      </header>
      <SearchOutcome
        first={first}
        query={passesQuery(api, { search, language })}
        t={t}
        failures={FAILURES}
        onEdit={handleEdit}
        waiting={
          <Searching
            text={t('passes.searching')}
            backHref={paths.landing(language, toPassQuery(search))}
          />
        }
      >
        {(result, { searchAgain }) => (
          <FoundPasses
            search={search}
            result={result}
            searchAgain={searchAgain}
            onEdit={handleEdit}
          >
            <PassOrTickets search={search} passes={result.offers} />
          </FoundPasses>
        )}
      </SearchOutcome>
    </div>
  );
}
