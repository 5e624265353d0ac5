import { useTranslation } from '@wayfare/i18n';
import { Later, useLanguage, type Deferred } from '@wayfare/remote-kit';
import { PriceAlert } from '@wayfare/saved/price-alert';
import type { SearchPanelHandle } from '@wayfare/search';
import { useRef, useState, type ReactNode } from 'react';
import { wireCriteria, type FlightSearch } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import { searchTitle } from '../../domain/search/search-words';
import { OtherDays } from '../../features/days/other-days';
import type { FirstAnswer } from '../../features/results/load-offers';
import { NearbyAirports } from '../../features/results/nearby-airports';
import { NoFlights } from '../../features/results/no-flights';
import styles from '../../features/results/results.module.css';
import { SearchFailed } from '../../features/results/search-failed';
import { Searching } from '../../features/results/searching';
import { useOffers } from '../../features/results/use-offers';
import { FlightSearchPanel } from '../../features/search/search-panel';
import { FoundFlights } from './found-flights';

interface PartProps {
  search: FlightSearch;
  onEdit: () => void;
}

/** The search as it goes on in this tab. */
function LiveResults({ seed, search, onEdit }: PartProps & { seed: FirstAnswer | null }) {
  const language = useLanguage();
  const sent = seed !== null && 'page' in seed ? seed.page : null;
  const offers = useOffers({ search, language }, sent);
  const { found } = offers;
  if (found.state === 'failed')
    return <SearchFailed code={found.code} onRetry={offers.retry} onEdit={onEdit} />;
  if (found.state === 'searching') return <Searching search={search} onEdit={onEdit} />;
  const isEmpty = found.pages.every((page) => page.offers.length === 0);
  if (isEmpty && found.state === 'looking') return <Searching search={search} onEdit={onEdit} />;
  // whatever is filtered: offers come cheapest first
  const cheapest = found.pages[0]?.offers[0];
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
        <FoundFlights search={search} offers={offers} state={found.state} pages={found.pages} />
      )}
    </>
  );
}

/** What the server found; a failure of the server's is tried again here when somebody asks for it. */
function SentResults({ answer, ...part }: PartProps & { answer: FirstAnswer }) {
  const [isRetried, setRetried] = useState(false);
  if ('code' in answer && !isRetried)
    return (
      <SearchFailed code={answer.code} onRetry={() => setRetried(true)} onEdit={part.onEdit} />
    );
  return <LiveResults seed={answer} {...part} />;
}

interface Props {
  search: FlightSearch;
  /** passes the search on */
  share: ReactNode;
  /** from the server, null in a tab that searches by itself */
  first: Deferred<FirstAnswer> | null;
}

/** Results of one search: its words and form, and below them whatever is known so far. */
export function ResultsView({ search, share, first }: Props) {
  const { t } = useTranslation('flights');
  // where the first page came from stays what it was, or a filter would draw all of it anew
  const [sent] = useState(first);
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
      {sent === null ? (
        <LiveResults seed={null} {...part} />
      ) : (
        <Later value={sent} fallback={<Searching search={search} onEdit={part.onEdit} />}>
          {(answer) => <SentResults answer={answer} {...part} />}
        </Later>
      )}
    </div>
  );
}
