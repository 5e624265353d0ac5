import { useTranslation } from '@wayfare/i18n';
import { Button, Notice } from '@wayfare/ui';
import styles from './flexible-days.module.css';

interface Props {
  isLooking: boolean;
  isFailed: boolean;
  /** what was found, in one sentence; null where nothing was */
  found: string | null;
  onRetry: () => void;
}

/** How it stands with the prices of a table, announced once; its days can be chosen all the while. */
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
