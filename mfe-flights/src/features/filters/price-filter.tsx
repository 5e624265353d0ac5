import { useTranslation } from '@wayfare/i18n';
import { Button, TextField } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import styles from './filters.module.css';
import { parsePriceRange, type PriceRange } from './price-range';

interface Props {
  value: PriceRange;
  /** lowest and highest price of the results in whole euros */
  range: { min: number; max: number };
  onChange: (value: PriceRange) => void;
}

const textOf = (euros: number | null) => (euros === null ? '' : String(euros));

/** Lowest and highest total in whole euros, typed; nothing changes until it is sent. */
export function PriceFilter({ value, range, onChange }: Props) {
  const { t } = useTranslation('flights');
  const [low, setLow] = useState(textOf(value.minPrice));
  const [high, setHigh] = useState(textOf(value.maxPrice));
  const [isRefused, setRefused] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const parsed = parsePriceRange(low, high);
    setRefused(parsed === null);
    if (parsed !== null) onChange(parsed);
  }

  const error = isRefused ? t('filters.priceError') : undefined;
  return (
    <form
      className={styles.price}
      noValidate
      aria-label={t('filters.price')}
      onSubmit={handleSubmit}
    >
      <p className={styles.legend}>{t('filters.price')}</p>
      <TextField
        name="priceFrom"
        label={t('filters.priceFrom')}
        inputMode="numeric"
        value={low}
        placeholder={String(range.min)}
        onChange={setLow}
        error={error}
      />
      <TextField
        name="priceTo"
        label={t('filters.priceTo')}
        inputMode="numeric"
        value={high}
        placeholder={String(range.max)}
        onChange={setHigh}
      />
      <Button type="submit" variant="secondary" size="small">
        {t('filters.apply')}
      </Button>
    </form>
  );
}
