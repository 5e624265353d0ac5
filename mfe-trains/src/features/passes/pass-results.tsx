import type { PassArea, PassSearchResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type Deferred } from '@wayfare/remote-kit';
import { SearchPanel, type SearchPanelHandle } from '@wayfare/search';
import { useRef } from 'react';
import { passesQuery } from '../../api/search.api';
import { paths } from '../../paths';
import { CartBar } from '../cart/cart-bar';
import { Looking } from '../results/looking';
import styles from '../results/results.module.css';
import { SearchOutcome } from '../results/search-outcome';
import type { Answer } from '../results/start-search';
import type { PassSearch } from '../search/criteria';
import { toPassQuery } from '../search/criteria-codec';
import { PassForm } from '../search/pass-form';
import { passSummary, passTitle } from '../search/search-words';
import { FoundPasses } from './found-passes';

interface Props {
  search: PassSearch;
  /** name of the area */
  area: string;
  areas: PassArea[] | null;
  /** from the server, null in a tab that searches by itself */
  first: Deferred<Answer<PassSearchResult>> | null;
}

/** Results of one search for passes: its words and form, and below them the passes. */
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
        onEdit={handleEdit}
        waiting={
          <Looking
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
          />
        )}
      </SearchOutcome>
    </div>
  );
}
