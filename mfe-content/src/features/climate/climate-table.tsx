import type { ClimateMonth } from '@wayfare/api-contract';
import { formatOneDecimal, type Language } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { VisuallyHidden } from '@wayfare/ui';
import { useId } from 'react';
import { wholeNumber, type ClimatePlace } from './climate-figures';
import styles from './climate.module.css';

interface Column {
  key: keyof ClimateMonth;
  show: (value: number, language: Language) => string;
}

const COLUMNS: readonly Column[] = [
  { key: 'tMax', show: wholeNumber },
  { key: 'tMin', show: wholeNumber },
  { key: 'rainMm', show: wholeNumber },
  { key: 'rainDays', show: wholeNumber },
  { key: 'sunHours', show: formatOneDecimal },
  { key: 'seaTemp', show: wholeNumber },
];

/** Units in words; a figure unknown for all months has no column. */
export function ClimateTable({
  place: { name, months },
  bestMonths,
}: {
  place: ClimatePlace;
  bestMonths: readonly number[];
}) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const caption = useId();
  const columns = COLUMNS.filter(({ key }) => months.some((month) => month[key] !== null));
  return (
    <div className={styles.scroller} role="region" aria-labelledby={caption} tabIndex={0}>
      <table>
        <caption id={caption}>{t('climate.caption', { place: name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('climate.month')}</th>
            {columns.map(({ key }) => (
              <th key={key} scope="col">
                {t(`climate.columns.${key}`)}{' '}
                <span className={styles.unit}>{t(`climate.units.${key}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((figures, index) => {
            const isBest = bestMonths.includes(index + 1);
            return (
              <tr key={index} className={isBest ? styles.best : undefined}>
                <th scope="row">
                  {t(`months.${index + 1}`)}
                  {isBest && <VisuallyHidden> {t('climate.isBest')}</VisuallyHidden>}
                </th>
                {columns.map(({ key, show }) => {
                  const value = figures[key];
                  return (
                    <td key={key}>
                      {value === null ? t('climate.unknown') : show(value, language)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
