import type { PriceRange, PriceSpread } from '@wayfare/api-contract';
import { formatWholeEuros } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import styles from './price-bars.module.css';

interface Props {
  value: PriceRange;
  spread: PriceSpread | null;
}

/** Histogram of prices, decorative: the text above it says the range. */
export function PriceBars({ value: { min = 0, max = Infinity }, spread }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (spread === null) return null;
  const { from, step, counts, lowest, highest } = spread;
  const most = Math.max(...counts, 1);
  return (
    <>
      <p className={styles.range}>
        {t('filters.priceBetween', {
          from: formatWholeEuros(lowest, language),
          to: formatWholeEuros(highest, language),
        })}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {counts.map((count, index) => {
          const start = from + index * step;
          const end = index === counts.length - 1 ? highest : start + step;
          return (
            <span
              key={start}
              data-outside={end <= min || start >= max}
              style={{ blockSize: `${count === 0 ? 0 : Math.max(6, (count / most) * 100)}%` }}
            />
          );
        })}
      </div>
    </>
  );
}
