import type { PriceRange, PriceSpread } from '@wayfare/api-contract';
import { formatWholeEuros, parseWholeEuros } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, TextField } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import styles from './price-filter.module.css';

interface Props {
  value: PriceRange;
  /** how the prices of the places are spread; null where nobody knows */
  spread: PriceSpread | null;
  onChange: (value: PriceRange) => void;
}

/** How many places there are at each price; for the eye alone, the fields beside it say the ends. */
function Bars({ spread, value: { min = 0, max = Infinity } }: Omit<Props, 'onChange'>) {
  if (spread === null) return null;
  const { from, step, counts, highest } = spread;
  const most = Math.max(...counts, 1);
  return (
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
  );
}

/** Lowest and highest total of the stay in whole euros, typed; nothing changes until it is sent. */
export function PriceFilter({ value, spread, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const [low, setLow] = useState(String(value.min ?? ''));
  const [high, setHigh] = useState(String(value.max ?? ''));
  const [isRefused, setRefused] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const [min, max] = [parseWholeEuros(low), parseWholeEuros(high)];
    const isRange =
      min !== undefined && max !== undefined && (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY);
    setRefused(!isRange);
    if (isRange) onChange({ ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) });
  }

  return (
    <form
      className={styles.price}
      noValidate
      aria-label={t('filters.price')}
      onSubmit={handleSubmit}
    >
      <p className={styles.legend}>{t('filters.price')}</p>
      {spread !== null && (
        <p className={styles.range}>
          {t('filters.priceBetween', {
            from: formatWholeEuros(spread.lowest, language),
            to: formatWholeEuros(spread.highest, language),
          })}
        </p>
      )}
      <Bars spread={spread} value={value} />
      <TextField
        name="priceFrom"
        label={t('filters.priceFrom')}
        inputMode="numeric"
        maxLength={9}
        value={low}
        onChange={setLow}
        error={isRefused ? t('filters.priceError') : undefined}
      />
      <TextField
        name="priceTo"
        label={t('filters.priceTo')}
        inputMode="numeric"
        maxLength={9}
        value={high}
        onChange={setHigh}
      />
      <Button type="submit" variant="secondary" size="small">
        {t('filters.apply')}
      </Button>
    </form>
  );
}
