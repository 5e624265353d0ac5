import { parseWholeEuros } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { Button, TextField } from '@wayfare/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import styles from './price-filter.module.css';

export interface PriceLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Limits as typed; null for no price, or lowest above highest. */
export function parsePriceLimits(low: string, high: string): PriceLimits | null {
  const [min, max] = [parseWholeEuros(low), parseWholeEuros(high)];
  if (min === undefined || max === undefined || (min ?? 0) > (max ?? Infinity)) return null;
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
}

interface Props {
  t: Translate;
  value: PriceLimits;
  range?: { min: number; max: number } | undefined;
  onChange: (value: PriceLimits) => void;
  children: ReactNode;
}

/** Price range in whole euros, applied on submit. */
export function PriceFilter({ t, value, range, onChange, children }: Props) {
  const [low, setLow] = useState(String(value.min ?? ''));
  const [high, setHigh] = useState(String(value.max ?? ''));
  const [isRefused, setRefused] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const limits = parsePriceLimits(low, high);
    setRefused(limits === null);
    if (limits !== null) onChange(limits);
  }

  const field = { inputMode: 'numeric', maxLength: 9 } as const;
  return (
    <form
      className={styles.price}
      noValidate
      aria-label={t('filters.price')}
      onSubmit={handleSubmit}
    >
      <div className={styles.head}>{children}</div>
      <TextField
        {...field}
        name="priceFrom"
        label={t('filters.priceFrom')}
        value={low}
        placeholder={range && String(range.min)}
        onChange={setLow}
        error={isRefused ? t('filters.priceError') : undefined}
      />
      <TextField
        {...field}
        name="priceTo"
        label={t('filters.priceTo')}
        value={high}
        placeholder={range && String(range.max)}
        onChange={setHigh}
      />
      <Button type="submit" variant="secondary" size="small">
        {t('filters.apply')}
      </Button>
    </form>
  );
}
