import { account as accountCall, type Account } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button, Stack } from '@wayfare/ui';
import { useState } from 'react';
import styles from '../../ui/area/area.module.css';
import { OwnPart } from '../../ui/area/own-part';
import { useOwn } from '../../ui/area/use-own';
import { EraseDialog } from './erase-dialog';
import { ExportPart } from './export-part';

function ErasePart({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="erase">
      <h2 id="erase">{t('privacy.erase')}</h2>
      <p>{t('privacy.eraseText')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('privacy.eraseOpen')}
        </Button>
      </div>
      {isAsking && <EraseDialog account={account} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

export function PrivacyContent({ owner }: { owner: string }) {
  const own = useOwn(accountCall, owner);
  return (
    <OwnPart own={own}>
      {(account) => (
        <Stack gap={5}>
          <ExportPart />
          <ErasePart account={account} />
        </Stack>
      )}
    </OwnPart>
  );
}
