import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useComingQuery, useLocation } from '@wayfare/router';
import { ButtonLink, EmptyState, Stack } from '@wayfare/ui';
import type { DestinationTeaser } from '../../domain/destination-teaser';
import { paths } from '../../domain/paths';
import { DestinationGrid } from '../../ui/destinations/destination-grid';
import styles from './destinations.module.css';
import { MonthLinks } from './month-links';
import { goodIn, readMonth } from './month-query';

function NoDestinations({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { pathname } = useLocation();
  if (isNarrowed)
    return (
      <EmptyState
        title={t('destinations.emptyMonth')}
        action={<ButtonLink to={pathname}>{t('destinations.showAll')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('destinations.empty')}
      action={<ButtonLink to={paths.home(language)}>{t('toHome')}</ButtonLink>}
    />
  );
}

export function DestinationsView({ destinations }: { destinations: readonly DestinationTeaser[] }) {
  const { t } = useTranslation('content');
  const month = readMonth(useComingQuery());
  const shown = goodIn(destinations, month);
  const said =
    month === null
      ? t('destinations.count', { count: shown.length })
      : t('destinations.countMonth', { count: shown.length, month: t(`months.${month}`) });
  return (
    <Stack gap={6}>
      <header className={styles.head}>
        <h1>{t('destinations.title')}</h1>
        <p className={styles.intro}>{t('destinations.lead')}</p>
      </header>
      {destinations.length > 0 && <MonthLinks destinations={destinations} chosen={month} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {shown.length === 0 ? (
        <NoDestinations isNarrowed={destinations.length > 0} />
      ) : (
        <DestinationGrid destinations={shown} level={2} isMain />
      )}
    </Stack>
  );
}
