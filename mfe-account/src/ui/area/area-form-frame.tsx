import { Form } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Button, Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './area.module.css';
import type { AreaForm } from './use-area-form';

interface AreaFormFrameProps<TInput extends FieldValues, TOutput> {
  area: AreaForm<TInput, TOutput>;
  label: string;
  submitLabel: string;
  /** shown when saved while the form stays */
  savedText?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function AreaFormFrame<TInput extends FieldValues, TOutput>({
  area: { form, isBusy, isSaved, failure, submit },
  label,
  submitLabel,
  savedText,
  actions,
  children,
}: AreaFormFrameProps<TInput, TOutput>) {
  const { t } = useTranslation('account');
  return (
    <Form
      form={form}
      label={label}
      summaryTitle={(count) => t('errors.title', { count })}
      onSubmit={submit}
    >
      {failure !== null && <Notice tone="error" title={failure} />}
      {children}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {actions}
      </div>
      {savedText !== undefined && (
        <div role="status">{isSaved && <Notice tone="success" title={savedText} />}</div>
      )}
    </Form>
  );
}
