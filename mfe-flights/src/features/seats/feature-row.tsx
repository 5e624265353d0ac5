import { useTranslation } from '@wayfare/i18n';
import { memo } from 'react';
import type { FeatureRow } from './seat-model';
import { wingClass } from './wing-class';
import styles from './seat-map.module.css';

type Feature = FeatureRow['sections'][number][number];

function widths(columns: number, starts: readonly number[]): number[] {
  return starts.map((start, section) => (starts[section + 1] ?? columns) - start);
}

interface FeatureRowProps {
  row: FeatureRow;
  columns: number;
  starts: readonly number[];
}

/** An exit, galley or bassinet: one grid cell, skipped by arrow keys. */
export const FeatureRowView = memo(function FeatureRowView({
  row,
  columns,
  starts,
}: FeatureRowProps) {
  const { t } = useTranslation('flights');
  const isExit = row.sections.some((section) => section.includes('exit_row'));
  const name = (feature: Feature) => t(`seats.feature.${feature}`);
  if (isExit) {
    return (
      <div role="row" className={`${styles.exitRow} ${wingClass(row)}`}>
        <div role="gridcell" aria-colspan={columns + 1} className={styles.exits}>
          <span className={styles.exit}>{name('exit_row')}</span>
          <span className={styles.exit} aria-hidden="true">
            {name('exit_row')}
          </span>
        </div>
      </div>
    );
  }
  return (
    <div role="row" className={`${styles.featureRow} ${wingClass(row)}`}>
      <div role="gridcell" aria-colspan={columns + 1} className={styles.features}>
        {widths(columns, starts).map((width, section) => (
          <span key={section} className={styles.section} data-width={width}>
            {(row.sections[section] ?? []).map((feature, index) =>
              feature === 'empty' ? (
                <span key={index} className={styles.nothing} />
              ) : (
                <span key={index} className={styles.feature} data-feature={feature}>
                  {name(feature)}
                </span>
              ),
            )}
          </span>
        ))}
      </div>
    </div>
  );
});
