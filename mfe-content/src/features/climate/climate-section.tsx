import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link, useComingQuery } from '@wayfare/router';
import { paths } from '../../domain/paths';
import { BlockFailure } from '../../ui/block-failure';
import { scaleOf } from './chart-geometry';
import { ClimateChart } from './climate-chart';
import { extremesOf, readPlace, wholeNumber, type ClimatePlace } from './climate-figures';
import { ClimatePlaceLinks } from './climate-place-links';
import { ClimateTable } from './climate-table';
import styles from './climate.module.css';

function Summary({ place: { name, months } }: { place: ClimatePlace }) {
  const { t } = useTranslation('content');
  const { warmest, coldest, wettest } = extremesOf(months);
  const month = (number: number) => t(`months.${number}`);
  return (
    <p role="status">
      {t('climate.summary', {
        place: name,
        day: wholeNumber(warmest.value),
        dayMonth: month(warmest.month),
        night: wholeNumber(coldest.value),
        nightMonth: month(coldest.month),
        rain: wholeNumber(wettest.value),
        rainMonth: month(wettest.month),
      })}
    </p>
  );
}

interface KnownClimateProps {
  places: readonly ClimatePlace[];
  place: ClimatePlace;
  chosen: number;
  bestMonths: readonly number[];
}

function KnownClimate({ places, place, chosen, bestMonths }: KnownClimateProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <>
      <ClimatePlaceLinks places={places} chosen={chosen} />
      <Summary place={place} />
      <div className={styles.figures}>
        <figure className={styles.figure}>
          <ClimateChart place={place} scale={scaleOf(places)} bestMonths={bestMonths} />
          <figcaption>{t('climate.legend')}</figcaption>
        </figure>
        <ClimateTable place={place} bestMonths={bestMonths} />
      </div>
      <p className={styles.source}>
        {t('climate.source')} <Link to={paths.dataSources(language)}>{t('climate.sources')}</Link>
      </p>
    </>
  );
}

interface ClimateSectionProps {
  /** capital or best known place first; empty when unknown, null on failure */
  places: readonly ClimatePlace[] | null;
  bestMonths: readonly number[];
  bestTime: string;
}

export function ClimateSection({ places, bestMonths, bestTime }: ClimateSectionProps) {
  const { t } = useTranslation('content');
  const chosen = readPlace(useComingQuery(), places ?? []);
  const place = places?.[chosen];
  return (
    <section className={styles.climate} aria-labelledby="climate-title">
      <h2 id="climate-title">{t('climate.title')}</h2>
      <p className={styles.bestTime}>{bestTime}</p>
      {places === null && <BlockFailure title={t('climate.failed')} />}
      {places?.length === 0 && <p>{t('climate.none')}</p>}
      {places !== null && place !== undefined && (
        <KnownClimate places={places} place={place} chosen={chosen} bestMonths={bestMonths} />
      )}
    </section>
  );
}
