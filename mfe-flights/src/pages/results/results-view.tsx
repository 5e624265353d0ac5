import type { FlightSearchResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type Deferred } from '@wayfare/remote-kit';
import { PriceAlert } from '@wayfare/saved/price-alert';
import { SearchOutcome, type Answer, type Failures, type SearchPanelHandle } from '@wayfare/search';
import { useRef, type ReactNode } from 'react';
import { offersQuery } from '../../api/search.api';
import { wireCriteria, type FlightSearch } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import { searchTitle } from '../../domain/search/search-words';
import { OtherDays } from '../../features/days/other-days';
import { NearbyAirports } from '../../features/results/nearby-airports';
import { NoFlights } from '../../features/results/no-flights';
import styles from '../../features/results/results.module.css';
import { Searching } from '../../features/results/searching';
import { useOffers } from '../../features/results/use-offers';
import { FlightSearchPanel } from '../../features/search/search-panel';
import { FoundFlights } from './found-flights';

interface PartProps {
  search: FlightSearch;
  onEdit: () => void;
}

const FAILURES: Failures = {
  known: ['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT', 'NETWORK', 'UNKNOWN_PROVIDER', 'RATE_LIMITED'],
  invalid: { INVALID_REQUEST: 'INVALID_REQUEST' },
};

function Found({ pages, search, onEdit }: PartProps & { pages: readonly FlightSearchResult[] }) {
  const language = useLanguage();
  const offers = useOffers({ search, language }, pages);
  const isEmpty = pages.every((page) => page.offers.length === 0);
  if (isEmpty && offers.state === 'looking') return <Searching search={search} onEdit={onEdit} />;
  // whatever is filtered: offers come cheapest first
  const cheapest = pages[0]?.offers[0];
  return (
    <>
      {isEmpty && <NoFlights search={search} onEdit={onEdit} />}
      <OtherDays search={search} />
      {cheapest !== undefined && (
        <PriceAlert
          key={toQuery(search).toString()}
          watch={{ product: 'flights', ...wireCriteria(search) }}
          seen={cheapest.total_amount}
        />
      )}
      {isEmpty ? (
        <NearbyAirports search={search} />
      ) : (
        <FoundFlights search={search} offers={offers} pages={pages} />
      )}
    </>
  );
}

interface Props {
  search: FlightSearch;
  share: ReactNode;
  /** from the server; null in a tab that searches by itself */
  first: Deferred<Answer<readonly FlightSearchResult[]>> | null;
}

export function ResultsView({ search, share, first }: Props) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const panel = useRef<SearchPanelHandle>(null);
  const part = { search, onEdit: () => panel.current?.open() };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{searchTitle(search, t)}</h1>
          {share}
        </div>
        <FlightSearchPanel ref={panel} key={toQuery(search).toString()} search={search} />
      </header>
      <SearchOutcome
        first={first}
        query={offersQuery(api, { search, language })}
        t={t}
        failures={FAILURES}
        keepsFound
        onEdit={part.onEdit}
        waiting={<Searching {...part} />}
      >
        {(pages) => <Found pages={pages} {...part} />}
      </SearchOutcome>
    </div>
  );
}
