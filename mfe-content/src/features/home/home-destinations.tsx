import { useTranslation } from '@wayfare/i18n';
import { Later, useLanguage, usePlatform, withQuery, type Deferred } from '@wayfare/remote-kit';
import type { DestinationTeaser } from '../../domain/destination-teaser';
import { paths } from '../../domain/paths';
import { BlockFailure } from '../../ui/block-failure';
import { DestinationGrid, DestinationsLoading } from '../../ui/destinations/destination-grid';
import { HomeSection } from './home-section';
import styles from './home.module.css';
import type { SeasonChoice } from './in-season';
import { DESTINATIONS_SHOWN } from './load-home';

type Choice = SeasonChoice<DestinationTeaser> | null;

function Destinations({ choice }: { choice: Choice }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const month = choice?.month ?? null;
  const query = new URLSearchParams(month === null ? [] : [['month', String(month)]]);
  const title =
    month === null
      ? t('home.destinations')
      : t('home.destinationsNow', { month: t(`months.${month}`) });
  if (choice?.chosen.length === 0) return null;
  return (
    <HomeSection
      title={title}
      lead={t('home.destinationsLead')}
      more={{
        to: withQuery(paths.destinations(language), query),
        label: t('home.moreDestinations'),
      }}
    >
      {choice === null ? (
        <BlockFailure title={t('home.destinationsFailed')} />
      ) : (
        <div className={styles.threes}>
          <DestinationGrid destinations={choice.chosen} level={3} />
        </div>
      )}
    </HomeSection>
  );
}

/** Behind the destinations' flag. */
export function HomeDestinations({ choice }: { choice: Deferred<Choice> }) {
  const { t } = useTranslation('content');
  const { flags } = usePlatform();
  if (flags.destinations !== true) return null;
  const waiting = (
    <HomeSection title={t('home.destinations')} lead={t('home.destinationsLead')} isBusy>
      <div className={styles.threes}>
        <DestinationsLoading count={DESTINATIONS_SHOWN} />
      </div>
    </HomeSection>
  );
  return (
    <Later value={choice} fallback={waiting}>
      {(settled) => <Destinations choice={settled} />}
    </Later>
  );
}
