import { errorMessageKey } from '@wayfare/api-client';
import type { PriceAlert } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Button, Notice, Stack, TextLink } from '@wayfare/ui';
import { useState } from 'react';
import { endAlert } from '../../api/price-alerts.api';
import { useAction } from '../../ui/use-action';
import { AlertFacts } from './alert-facts';
import styles from './alerts.module.css';
import { Told } from './told';

function AlertEntry({ alert, onEnd }: { alert: PriceAlert; onEnd: () => void }) {
  const { t } = useTranslation('account');
  return (
    <li className={styles.entry}>
      <div>
        <h3>
          <TextLink to={alert.href}>{alert.title}</TextLink>
        </h3>
        <AlertFacts alert={alert} />
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('alert.endNamed', { title: alert.title })}
        onClick={onEnd}
      >
        {t('alert.end')}
      </Button>
    </li>
  );
}

export function OwnAlerts({ alerts }: { alerts: readonly PriceAlert[] }) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { error, run } = useAction();
  const [ended, setEnded] = useState<PriceAlert | null>(null);

  return (
    <section aria-labelledby="own-alerts">
      <Stack gap={3}>
        <h2 id="own-alerts">{t('alert.list')}</h2>
        {error !== null && <Notice tone="error" title={t(errorMessageKey(error))} />}
        {ended !== null && (
          <Told key={ended.id} tone="success" title={t('alert.ended', { title: ended.title })} />
        )}
        {alerts.length === 0 ? (
          <p>{t('alert.listNone')}</p>
        ) : (
          <ul className={styles.entries}>
            {alerts.map((alert) => (
              <AlertEntry
                key={alert.id}
                alert={alert}
                onEnd={() =>
                  run(
                    () => endAlert(api, alert.id),
                    () => setEnded(alert),
                  )
                }
              />
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
