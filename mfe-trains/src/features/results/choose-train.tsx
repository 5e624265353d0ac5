import type { TicketSearchResult } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, Notice, Skeleton, Stack } from '@wayfare/ui';
import type { TicketSearch } from '../search/criteria';
import { firstHour, hourOf, withHour } from './hour-change';
import { HourChoice } from './hour-choice';
import styles from './results.module.css';
import { ticketKey, trainsOf, type Selection, type Train } from './selection';
import { clearedFrom } from './selection-query';
import { TrainOfferCard } from './train-offer-card';
import type { useSelection } from './use-selection';
import { useTrainMoves, type MoveNews } from './use-train-moves';

interface Props {
  direction: 0 | 1;
  search: TicketSearch;
  result: TicketSearchResult;
  chosen: Selection;
  nav: ReturnType<typeof useSelection>;
  searchAgain: () => void;
  /** what was found is of another hour */
  isRefreshing: boolean;
}

function useHeading({
  direction,
  search,
  result,
}: Pick<Props, 'direction' | 'search' | 'result'>): string {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const leg = result.legs[direction];
  const date = formatDate(direction === 0 ? search.date : search.returnDate, language, 'weekday');
  return t('results.chooseLeg', {
    direction: t(direction === 0 ? 'results.outbound' : 'results.inbound'),
    origin: leg?.origin.label ?? '',
    destination: leg?.destination.label ?? '',
    date,
  });
}

type ListProps = Pick<Props, 'direction' | 'result' | 'chosen' | 'nav'> & {
  trains: readonly Train[];
};

function TrainList({ trains, direction, result, chosen, nav }: ListProps) {
  const { t } = useTranslation('trains');
  const picked = direction === 0 ? chosen.out : chosen.back;
  const { selection } = nav;
  const isLast = direction === 1 || result.legs.length === 1;
  return (
    <ul className={styles.list} aria-label={t('results.list')}>
      {trains.map((train) => (
        <li key={train.solution.id}>
          <TrainOfferCard
            train={train}
            result={result}
            chosen={picked?.solution.id === train.solution.id ? picked.offer : null}
            onChoose={(offer) =>
              nav.choose(
                direction === 0
                  ? { out: ticketKey(train.solution, offer), back: '', step: 'out' }
                  : { ...selection, back: ticketKey(train.solution, offer), step: 'back' },
              )
            }
            onContinue={() => nav.goTo({ ...selection, step: isLast ? 'review' : 'back' })}
          />
        </li>
      ))}
    </ul>
  );
}

function Trains({
  isBound,
  isRefreshing,
  ...list
}: ListProps & { isBound: boolean; isRefreshing: boolean }) {
  const { t } = useTranslation('trains');
  if (isRefreshing) return <Skeleton height={400} />;
  return list.trains.length === 0 ? (
    <p>{t(isBound ? 'results.noneBound' : 'results.noneBeside')}</p>
  ) : (
    <TrainList {...list} />
  );
}

/** Why there are no other trains that way. */
function News({ news, searchAgain }: Pick<Props, 'searchAgain'> & { news: MoveNews | null }) {
  const { t } = useTranslation('trains');
  if (news === null || news === 'none')
    return <div role="status">{news !== null && <Notice title={t('hours.none')} />}</div>;
  return (
    <Notice tone="error" title={t(`hours.${news}`)}>
      <Button variant="secondary" size="small" onClick={searchAgain}>
        {t('results.again')}
      </Button>
    </Notice>
  );
}

/** The trains of one direction, by the hour. */
export function ChooseTrain({
  direction,
  search,
  result,
  chosen,
  nav,
  searchAgain,
  isRefreshing,
}: Props) {
  const { t } = useTranslation('trains');
  const { isBusy, news, move } = useTrainMoves(search, result, direction);
  const heading = useHeading({ direction, search, result });
  const trains = trainsOf(result, direction, direction === 0 ? null : chosen.out);
  const cleared = clearedFrom(direction, nav.selection);
  const isBound = direction === 1 && (chosen.out?.offer.compatibleOffers.length ?? 0) > 0;

  async function handlePage(page: 'next' | 'previous'): Promise<void> {
    if (await move(page)) nav.choose(cleared);
  }

  return (
    <Stack gap={4}>
      <HourChoice
        hour={hourOf(nav.hours, direction)}
        firstHour={firstHour(search, direction)}
        hasTicket={(direction === 0 ? chosen.out : chosen.back) !== null}
        isBusy={isBusy || isRefreshing}
        onHour={(hour) => nav.goTo(cleared, withHour(search, direction, hour))}
        onPage={(page) => void handlePage(page)}
      />
      {isBound && <Notice title={t('results.boundTitle')}>{t('results.boundText')}</Notice>}
      <p role="status" className={styles.small}>
        {isBusy || isRefreshing
          ? t('results.searching')
          : t('results.count', { count: trains.length, heading })}
      </p>
      <News news={news} searchAgain={searchAgain} />
      <Trains
        trains={trains}
        isBound={isBound}
        isRefreshing={isRefreshing}
        direction={direction}
        result={result}
        chosen={chosen}
        nav={nav}
      />
    </Stack>
  );
}
