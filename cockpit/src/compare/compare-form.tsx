import { useTranslation } from '@wayfare/i18n';
import { useNavigate } from '@wayfare/router';
import { Button, Inline, SelectField } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import { comparePath } from '../domain/addresses';
import type { CompareData } from './compare-loader';

/** Which two; the choice is part of the address. */
export function CompareForm({ data, kept }: { data: CompareData; kept: readonly string[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [from, setFrom] = useState(data.from);
  const [to, setTo] = useState(data.to);
  const options = kept.map((version) => ({ value: version, label: version }));

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void navigate(comparePath(data.name, from, to));
  }

  return (
    <form aria-label={t('compare.form')} onSubmit={handleSubmit}>
      <Inline align="end" gap={4}>
        <SelectField
          name="from"
          label={t('compare.from')}
          placeholder={t('compare.none')}
          options={options}
          value={from}
          onChange={setFrom}
        />
        <SelectField
          name="to"
          label={t('compare.to')}
          placeholder={t('compare.none')}
          options={options}
          value={to}
          onChange={setTo}
        />
        <Button type="submit" variant="secondary">
          {t('compare.submit')}
        </Button>
      </Inline>
    </form>
  );
}
