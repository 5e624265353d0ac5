import { ChangeProblem } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof ChangeProblem>, 'gone' | 'detailsHref'> {
  reference: string;
}

export function DealProblem({ reference, ...problem }: Props) {
  const { t } = useTranslation('flights');
  const gone = {
    title: t('manage.problem.gone'),
    text: t('manage.problem.unchanged', { reference }),
  };
  return <ChangeProblem {...problem} gone={gone} detailsHref={problem.again.href} />;
}
