import { useTranslation } from '@wayfare/i18n';
import { Button, PrinterIcon } from '@wayfare/ui';
import styles from './text-pages.module.css';

/** Hidden without a script and on paper. */
export function PrintButton() {
  const { t } = useTranslation('content');
  return (
    <p className={styles.print}>
      <Button
        variant="secondary"
        size="small"
        icon={<PrinterIcon />}
        onClick={() => window.print()}
      >
        {t('textPage.print')}
      </Button>
    </p>
  );
}
