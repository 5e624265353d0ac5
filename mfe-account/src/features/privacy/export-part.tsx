import { errorMessageKey } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Button, DownloadIcon, Notice } from '@wayfare/ui';
import { useState } from 'react';
import { exportData } from '../../api/account.api';
import styles from '../../ui/area/area.module.css';
import { saveFile } from '../../ui/save-file';
import { useAction } from '../../ui/use-action';

export function ExportPart() {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { isBusy, error, run } = useAction();
  const [name, setName] = useState('');

  const handleExport = () =>
    run(
      () => exportData(api),
      (document) => {
        const file = `wayfare-${document.exportedAt.slice(0, 10)}.json`;
        saveFile(file, JSON.stringify(document, null, 2), 'application/json');
        setName(file);
      },
    );

  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export">{t('privacy.export')}</h2>
      <p>{t('privacy.exportText')}</p>
      {error !== null && <Notice tone="error" title={t(errorMessageKey(error))} />}
      <div className={styles.actions}>
        <Button variant="secondary" icon={<DownloadIcon />} isBusy={isBusy} onClick={handleExport}>
          {t('privacy.download')}
        </Button>
        <span role="status">{name === '' || isBusy ? '' : t('privacy.downloaded', { name })}</span>
      </div>
    </section>
  );
}
