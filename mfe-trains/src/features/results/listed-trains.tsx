import { useTranslation } from '@wayfare/i18n';
import { NoneLeft } from '@wayfare/search';
import { Button, ChevronDownIcon, ChevronUpIcon, Notice, Skeleton } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { AddChosen } from './add-chosen';
import { CheaperTrain } from './cheaper-train';
import type { ChooseProps } from './choose-props';
import styles from './results.module.css';
import { ticketKey, type Train } from './selection';
import { EmissionsReckoned } from './train-emissions';
import { NO_FILTERS, type TrainFilters } from './train-list';
import { TrainOfferCard } from './train-offer-card';
import type { useTrainMoves } from './use-trains';

type Moves = ReturnType<typeof useTrainMoves>;

type ListProps = Pick<
  ChooseProps,
  'direction' | 'search' | 'result' | 'chosen' | 'nav' | 'searchAgain'
> & {
  trains: readonly Train[];
};

/** One ticket goes straight to the passengers; two are reviewed together, or one is still missing. */
function Onward({ label, ...choice }: Omit<ListProps, 'trains'> & { label: string }) {
  const { direction, nav, result } = choice;
  if (result.legs.length === 1) return <AddChosen {...choice} label={label} />;
  const step = direction === 0 ? 'back' : 'review';
  return <Button onClick={() => nav.goTo({ ...nav.selection, step })}>{label}</Button>;
}

function TrainList({ trains, ...choice }: ListProps) {
  const { direction, result, chosen, nav } = choice;
  const { t } = useTranslation('trains');
  const picked = direction === 0 ? chosen.out : chosen.back;
  const { selection } = nav;
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
            renderOnward={(label) => <Onward {...choice} label={label} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Total and newly added trains in one live region, announced once. */
function Count({ counted, news }: { counted: string } & Pick<Moves, 'news'>) {
  const { t } = useTranslation('trains');
  return (
    <p role="status" className={styles.small}>
      {news?.kind === 'added' && (
        <>
          <strong>{t(`hours.added.${news.page}`, { count: news.count })}</strong>{' '}
        </>
      )}
      <span>{counted}</span>
    </p>
  );
}

function News({ news, searchAgain }: Pick<ChooseProps, 'searchAgain'> & Pick<Moves, 'news'>) {
  const { t } = useTranslation('trains');
  if (news?.kind === 'over' || news?.kind === 'failed')
    return (
      <Notice tone="error" title={t(`hours.${news.kind}`)}>
        <Button variant="secondary" size="small" onClick={searchAgain}>
          {t('results.again')}
        </Button>
      </Notice>
    );
  return (
    <div role="status" className={styles.news}>
      {news?.kind === 'none' && <Notice title={t('hours.none')} />}
    </div>
  );
}

function More({ page, moves }: { page: 'next' | 'previous'; moves: Moves }) {
  const { t } = useTranslation('trains');
  const isEarlier = page === 'previous';
  const Icon = isEarlier ? ChevronUpIcon : ChevronDownIcon;
  return (
    <Button
      variant={isEarlier ? 'quiet' : 'secondary'}
      size="small"
      icon={<Icon size={16} />}
      isBusy={moves.busy === page}
      onClick={() => void moves.move(page)}
    >
      {t(isEarlier ? 'hours.earlier' : 'hours.later')}
    </Button>
  );
}

interface Props extends ChooseProps {
  all: readonly Train[];
  shown: readonly Train[];
  moves: Moves;
  counted: string;
  onClear: (filters: TrainFilters) => void;
  children: ReactNode;
}

function Trains({ all, shown, onClear, isRefreshing, ...list }: Omit<Props, 'children'>) {
  const { t } = useTranslation('trains');
  const isBound = (list.chosen.out?.offer.compatibleOffers.length ?? 0) > 0;
  if (isRefreshing) return <Skeleton height={400} />;
  if (all.length === 0)
    return <p>{t(isBound && list.direction === 1 ? 'results.noneBound' : 'results.noneBeside')}</p>;
  return shown.length === 0 ? (
    <NoneLeft>
      <p>{t('results.noneFiltered')}</p>
      <Button onClick={() => onClear(NO_FILTERS)}>{t('filters.clear')}</Button>
    </NoneLeft>
  ) : (
    <TrainList trains={shown} {...list} />
  );
}

export function ListedTrains({ children, ...props }: Props) {
  const { t } = useTranslation('trains');
  const { direction, chosen, all, moves, counted, searchAgain } = props;
  const isBound = direction === 1 && (chosen.out?.offer.compatibleOffers.length ?? 0) > 0;
  return (
    <div className={styles.main}>
      {isBound && <Notice title={t('results.boundTitle')}>{t('results.boundText')}</Notice>}
      <div className={styles.counted}>
        <Count counted={counted} news={moves.news} />
        <More page="previous" moves={moves} />
      </div>
      <News news={moves.news} searchAgain={searchAgain} />
      {children}
      <Trains {...props} />
      <div className={styles.later}>
        <More page="next" moves={moves} />
        <CheaperTrain {...props} trains={all} />
      </div>
      {all.some(({ solution }) => solution.emissions !== undefined) && <EmissionsReckoned />}
    </div>
  );
}
