import { FIND_BY } from '@wayfare/desk-contract';
import { FormFrame, useWayfareForm, useWholeForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { RadioGroup, SearchIcon, TextField } from '@wayfare/ui';
import { useDesk } from '../api/desk';
import type { Search } from '../api/found';
import { searchRules, type SearchInput } from '../domain/form-rules';
import styles from './find.module.css';

const NOTHING: SearchInput = { by: 'reference', term: '' };

interface FindFormProps {
  isBusy: boolean;
  onFind: (search: Search) => void;
}

export function FindForm({ isBusy, onFind }: FindFormProps) {
  const { t } = useTranslation();
  const { found } = useDesk();
  const form = useWayfareForm<SearchInput>({
    rules: searchRules,
    defaults: found.get()?.search ?? NOTHING,
    translate: (key) => t(`fields.${key}`),
  });
  const { values, field, change, frame } = useWholeForm(form, onFind);

  function choose(value: string): void {
    const by = FIND_BY.find((each) => each === value);
    if (by !== undefined) change({ by });
  }

  return (
    <FormFrame
      {...frame}
      className={styles.form}
      role="search"
      label={t('find.form')}
      summaryTitle={(count) => t('fields.summary', { count })}
      submitLabel={t('find.submit')}
      submitIcon={<SearchIcon />}
      isBusy={isBusy}
    >
      <RadioGroup
        name="by"
        label={t('find.by')}
        value={values.by}
        options={FIND_BY.map((value) => ({ value, label: t(`find.kinds.${value}`) }))}
        onChange={choose}
      />
      <TextField
        {...field('term')}
        label={t(`find.kinds.${values.by}`)}
        description={t(`find.hints.${values.by}`)}
        autoComplete="off"
        inputMode={values.by === 'email' ? 'email' : 'text'}
      />
    </FormFrame>
  );
}
