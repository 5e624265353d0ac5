import { useTranslation } from '@wayfare/i18n';
import { FailurePanel, Waiting } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { Own } from './use-own';

/** Account data, or its loading or failure. */
export function OwnPart<Result>({
  own,
  children,
}: {
  own: Own<Result>;
  children: (data: Result) => ReactNode;
}) {
  const { t } = useTranslation('account');
  if (own.state === 'known') return children(own.data);
  if (own.state === 'failed')
    return (
      <FailurePanel
        title={t(own.messageKey)}
        text={t('area.loadFailed')}
        retryLabel={t('common:retry')}
        onRetry={own.retry}
      />
    );
  return <Waiting text={t('common:loading')} height={240} />;
}
