import { useTranslation } from '@wayfare/i18n';
import {
  CHART_HEIGHT,
  plotClimate,
  TEMPERATURE,
  type ChartScale,
  type PlottedMonth,
} from './chart-geometry';
import { wholeNumber, type ClimatePlace } from './climate-figures';
import styles from './climate-chart.module.css';

const share = (months: number) => `${(months / 12) * 100}%`;

function MonthColumn({ plotted, isBest }: { plotted: PlottedMonth; isBest: boolean }) {
  const { t } = useTranslation('content');
  const { month, tMax, tMin, rainMm, day, night, rainTop, rainHeight } = plotted;
  const center = share(month - 0.5);
  return (
    <g className={month % 2 === 0 ? styles.between : undefined}>
      <circle className={styles.dayPoint} cx={center} cy={day} r={3.5} />
      <text className={styles.dayText} x={center} y={day - 9}>
        {wholeNumber(tMax)}
      </text>
      <circle className={styles.nightPoint} cx={center} cy={night} r={3.5} />
      <text className={styles.nightText} x={center} y={night + 18}>
        {wholeNumber(tMin)}
      </text>
      <rect
        className={styles.rain}
        x={share(month - 0.75)}
        width={share(0.5)}
        y={rainTop}
        height={rainHeight}
        rx={2}
      />
      <text x={center} y={rainTop - 5}>
        {wholeNumber(rainMm)}
      </text>
      <text className={isBest ? styles.bestText : styles.monthText} x={center} y={CHART_HEIGHT - 9}>
        {t(`climate.monthsShort.${month}`)}
      </text>
    </g>
  );
}

interface ClimateChartProps {
  place: ClimatePlace;
  scale: ChartScale;
  bestMonths: readonly number[];
}

/** Temperatures as a band, rain as bars, labelled. A table beside it repeats the figures. */
export function ClimateChart({ place, scale, bestMonths }: ClimateChartProps) {
  const { t } = useTranslation('content');
  const { months, dayLine, nightLine, band } = plotClimate(place, scale);
  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={t('climate.chart', { place: place.name })}
      width="100%"
      height={CHART_HEIGHT}
    >
      {bestMonths.map((month) => (
        <rect
          key={month}
          className={styles.best}
          x={share(month - 1)}
          width={share(1)}
          y={24}
          height={CHART_HEIGHT - 24}
        />
      ))}
      <text className={styles.rowName} x={0} y={16}>
        {t('climate.dayAndNight')}
      </text>
      <text className={styles.rowName} x={0} y={222}>
        {t('climate.rain')}
      </text>
      <svg
        x={0}
        y={TEMPERATURE.top}
        width="100%"
        height={TEMPERATURE.height}
        viewBox={`0 0 12 ${TEMPERATURE.height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <polygon className={styles.band} points={band} />
        <polyline className={styles.dayLine} points={dayLine} vectorEffect="non-scaling-stroke" />
        <polyline
          className={styles.nightLine}
          points={nightLine}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {months.map((plotted) => (
        <MonthColumn
          key={plotted.month}
          plotted={plotted}
          isBest={bestMonths.includes(plotted.month)}
        />
      ))}
    </svg>
  );
}
