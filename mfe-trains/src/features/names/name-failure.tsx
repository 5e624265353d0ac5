import { errorMessageKey, isApiError } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';

interface Props {
  error: unknown;
}

/** The server's message in the traveller's language, such as the carrier's reason. */
function saidBy(error: unknown): string {
  const [first] = isApiError(error) ? error.errors : [];
  return typeof first === 'object' ? first.message : '';
}

export function NameFailure({ error }: Props) {
  const { t } = useTranslation('trains');
  const isRefused = isApiError(error) && error.code === 'INVALID_REQUEST';
  return (
    <Notice
      tone="error"
      title={isRefused ? t('manage.names.notChanged') : t(errorMessageKey(error))}
    >
      {isRefused && saidBy(error) !== '' && <p>{saidBy(error)}</p>}
      <p>{t('manage.names.kept')}</p>
    </Notice>
  );
}
