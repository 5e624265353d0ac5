import { useTranslation } from '@wayfare/i18n';
import { Button, Notice } from '@wayfare/ui';
import styles from './results.module.css';

const KNOWN_CODES = [
  'SUPPLIER_FAILED',
  'SUPPLIER_TIMEOUT',
  'NETWORK',
  'UNKNOWN_PROVIDER',
  'INVALID_REQUEST',
  'RATE_LIMITED',
] as const;

interface Props {
  /** of the ApiError */
  code: string;
  onRetry: () => void;
  onEdit: () => void;
}

/** Why there are no flights at all, with what can be done about it; the search stays as it is (ERR-07). */
export function SearchFailed({ code, onRetry, onEdit }: Props) {
  const { t } = useTranslation('flights');
  const known =
    KNOWN_CODES.find(
      (candidate) => candidate === (code === 'TIMEOUT' ? 'SUPPLIER_TIMEOUT' : code),
    ) ?? 'OTHER';
  const isInvalid = known === 'INVALID_REQUEST';
  return (
    <Notice tone="error" title={t(isInvalid ? 'results.invalid' : 'results.failed')}>
      <p>{t(`failure.${known}`)}</p>
      <div className={styles.actions}>
        {!isInvalid && <Button onClick={onRetry}>{t('results.retry')}</Button>}
        <Button variant="secondary" onClick={onEdit}>
          {t('results.edit')}
        </Button>
      </div>
    </Notice>
  );
}
