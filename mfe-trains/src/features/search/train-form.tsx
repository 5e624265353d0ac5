import { useTranslation } from '@wayfare/i18n';
import { SearchBar } from '@wayfare/search';
import type { ReactNode } from 'react';
import type { useTrainForm } from './use-train-form';

interface TrainFormProps {
  label: string;
  frame: ReturnType<typeof useTrainForm>['frame'];
  options?: ReactNode;
  isCard: boolean;
  children: ReactNode;
}

/** A GET form that works without a script. */
export function TrainForm({ label, frame, options, isCard, children }: TrainFormProps) {
  const { t } = useTranslation('trains');
  return (
    <SearchBar
      {...frame}
      label={label}
      options={options}
      isCard={isCard}
      summaryTitle={(count) => t('form.errorTitle', { count })}
      submitLabel={label}
    >
      {children}
    </SearchBar>
  );
}
