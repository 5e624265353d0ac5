import type { TicketSearchResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type Deferred } from '@wayfare/remote-kit';
import { SearchOutcome, SearchPanel, type Answer, type SearchPanelHandle } from '@wayfare/search';
import { useRef, type ReactNode } from 'react';
import { ticketsQuery } from '../../api/search.api';
import { paths } from '../../domain/paths';
import type { TicketSearch } from '../../domain/search/criteria';
import { toTicketQuery } from '../../domain/search/criteria-codec';
import { ticketsShort, ticketsSummary, ticketsTitle } from '../../domain/search/search-words';
import { CartBar } from '../../features/cart/cart-bar';
import { FoundTrains } from '../../features/results/found-trains';
import { TicketForm } from '../../features/search/ticket-form';
import { FAILURES } from '../../ui/results/failures';
import { Searching } from '../../ui/results/searching';
import styles from './results-page.module.css';

interface Props {
  search: TicketSearch;
  share: ReactNode;
  /** from the server; null in a tab that searches by itself */
  first: Deferred<Answer<TicketSearchResult>> | null;
}

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
        t={t}
        failures={FAILURES}
        onEdit={handleEdit}
        waiting={
          <Searching text={t('results.searching')} backHref={paths.landing(language, query)} />
        }
      >
        {(result, going) => (
          <FoundTrains search={search} result={result} onEdit={handleEdit} {...going} />
        )}
      </SearchOutcome>
    </div>
  );
}
