import { useTranslation } from '@wayfare/i18n';
import { Button, Inline, Notice } from '@wayfare/ui';

const INVALID = ['INVALID_REQUEST', 'NOT_FOUND'];
const KNOWN = ['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT', 'NETWORK', 'RATE_LIMITED'] as const;

function reasonOf(code: string): string {
  if (INVALID.includes(code)) return 'INVALID';
  return (
    KNOWN.find((known) => known === (code === 'TIMEOUT' ? 'SUPPLIER_TIMEOUT' : code)) ?? 'OTHER'
  );
}

interface Props {
  /** of the ApiError */
  code: string;
  onRetry: () => void;
  onEdit: () => void;
}

/** Why nothing can be shown, with what can be done about it; the search stays as it is (ERR-07). */
export function SearchFailed({ code, onRetry, onEdit }: Props) {
  const { t } = useTranslation('trains');
  const reason = reasonOf(code);
  const isInvalid = reason === 'INVALID';
  return (
    <Notice tone="error" title={t(isInvalid ? 'results.invalid' : 'results.failed')}>
      <p>{t(`failure.${reason}`)}</p>
      <Inline>
        {!isInvalid && <Button onClick={onRetry}>{t('results.retry')}</Button>}
        <Button variant="secondary" onClick={onEdit}>
          {t('results.edit')}
        </Button>
      </Inline>
    </Notice>
  );
}
