import { FormFrame } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import type { ReactNode } from 'react';
import styles from './train-search.module.css';
import type { useTrainForm } from './use-train-form';

interface TrainFormProps {
  label: string;
  frame: ReturnType<typeof useTrainForm>['frame'];
  children: ReactNode;
}

/** Frame of both forms. Plain fields on a GET form: it can be sent before any script has loaded. */
export function TrainForm({ label, frame, children }: TrainFormProps) {
  const { t } = useTranslation('trains');
  return (
    <FormFrame
      {...frame}
      className={styles.form}
      label={label}
      method="get"
      summaryTitle={(count) => t('form.errorTitle', { count })}
      submitLabel={label}
    >
      {children}
    </FormFrame>
  );
}
