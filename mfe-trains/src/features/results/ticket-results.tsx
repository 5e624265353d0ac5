import type { TicketSearchResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type Deferred } from '@wayfare/remote-kit';
import { SearchPanel, type SearchPanelHandle } from '@wayfare/search';
import { useRef, type ReactNode } from 'react';
import { ticketsQuery } from '../../api/search.api';
import { paths } from '../../paths';
import { CartBar } from '../cart/cart-bar';
import type { TicketSearch } from '../search/criteria';
import { toTicketQuery } from '../search/criteria-codec';
import { ticketsShort, ticketsSummary, ticketsTitle } from '../search/search-words';
import { TicketForm } from '../search/ticket-form';
import { FoundTrains } from './found-trains';
import { Looking } from './looking';
import styles from './results.module.css';
import { SearchOutcome } from './search-outcome';
import type { Answer } from './start-search';

interface Props {
  search: TicketSearch;
  /** passes the search on */
  share: ReactNode;
  /** from the server, null in a tab that searches by itself */
  first: Deferred<Answer<TicketSearchResult>> | null;
}

/** Results of one search: its words and form, and below them the trains. */
export function TicketResults({ search, share, first }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const panel = useRef<SearchPanelHandle>(null);
  const query = toTicketQuery(search);
  const handleEdit = () => panel.current?.open();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{ticketsTitle(search, t, language)}</h1>
          {share}
        </div>
        <SearchPanel
          key={query.toString()}
          ref={panel}
          summary={ticketsSummary(search, t, language)}
          brief={ticketsShort(search, t, language)}
        >
          <TicketForm fromUrl={search} />
        </SearchPanel>
        <CartBar />
      </header>
      <SearchOutcome
        first={first}
        query={ticketsQuery(api, { search, language })}
        onEdit={handleEdit}
        waiting={
          <Looking text={t('results.searching')} backHref={paths.landing(language, query)} />
        }
      >
        {(result, going) => (
          <FoundTrains search={search} result={result} onEdit={handleEdit} {...going} />
        )}
      </SearchOutcome>
    </div>
  );
}
