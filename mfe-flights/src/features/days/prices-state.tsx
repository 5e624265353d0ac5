import { useTranslation } from '@wayfare/i18n';
import { Button, Notice } from '@wayfare/ui';
import styles from './flexible-days.module.css';

interface Props {
  isLooking: boolean;
  isFailed: boolean;
  /** a sentence; null where nothing was found */
  found: string | null;
  onRetry: () => void;
}

/** Status of a table of prices, announced once; days stay selectable meanwhile. */
export function PricesState({ isLooking, isFailed, found, onRetry }: Props) {
  const { t } = useTranslation('flights');
  return (
    <>
      <p role="status" className={styles.state}>
        {isLooking ? t('days.looking') : (found ?? (isFailed ? '' : t('days.noPrices')))}
      </p>
      {isFailed && !isLooking && (
        <Notice tone="error" title={t('days.failed')}>
          <p>{t('days.failedText')}</p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('results.retry')}
          </Button>
        </Notice>
      )}
    </>
  );
}
