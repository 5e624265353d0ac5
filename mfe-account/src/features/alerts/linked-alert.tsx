import type { PriceAlert } from '@wayfare/api-contract';
import { isApiError } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import {
  Button,
  ButtonLink,
  Card,
  FailurePanel,
  Inline,
  Notice,
  Stack,
  Waiting,
} from '@wayfare/ui';
import type { ReactNode } from 'react';
import { AlertFacts } from './alert-facts';
import styles from './alerts.module.css';
import { Told } from './told';
import { useLinkedAlert } from './use-linked-alert';

function BadLink() {
  const { t } = useTranslation('account');
  return (
    <Notice tone="error" title={t('alert.badLinkTitle')}>
      <p>{t('alert.badLink')}</p>
    </Notice>
  );
}

const WORDS = {
  waiting: { tone: 'info', title: 'alert.confirmTitle', text: 'alert.confirmText' },
  on: { tone: 'success', title: 'alert.onTitle', text: 'alert.onText' },
  off: { tone: 'success', title: 'alert.offTitle', text: 'alert.offText' },
} as const;

/** Takes the focus when a press caused it, not when the page opened so. */
function Standing({ state, isNews }: { state: PriceAlert['state']; isNews: boolean }) {
  const { t } = useTranslation('account');
  const { tone, title, text } = WORDS[state];
  const said = <p>{t(text)}</p>;
  return isNews ? (
    <Told tone={tone} title={t(title)}>
      {said}
    </Told>
  ) : (
    <div role="status">
      <Notice tone={tone} title={t(title)}>
        {said}
      </Notice>
    </div>
  );
}

function Found({ ticket, opening }: { ticket: string; opening: 'look' | 'off' }) {
  const { t } = useTranslation('account');
  const { query, isBusy, hasFailed, pressed, turn } = useLinkedAlert(ticket, opening);
  const { data: alert, error } = query;
  if (error !== null && isApiError(error) && error.statusCode === 410) return <BadLink />;
  if (error !== null)
    return (
      <FailurePanel
        title={t('alert.failed')}
        text={t('area.loadFailed')}
        retryLabel={t('common:retry')}
        onRetry={() => void query.refetch()}
      />
    );
  if (alert === undefined) return <Waiting text={t('alert.loading')} height={160} />;
  const { state, title, href } = alert;
  return (
    <Stack gap={4}>
      <Standing key={`${state} ${pressed}`} state={state} isNews={pressed > 0} />
      <div>
        <h2>{title}</h2>
        <AlertFacts alert={alert} />
      </div>
      {hasFailed && <Notice tone="error" title={t('alert.failed')} />}
      <Inline>
        {state !== 'on' && (
          <Button isBusy={isBusy} onClick={() => turn('on')}>
            {t(state === 'off' ? 'alert.again' : 'alert.turnOn')}
          </Button>
        )}
        {state === 'on' && <ButtonLink to={href}>{t('alert.search')}</ButtonLink>}
        {state === 'on' && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => turn('off')}>
            {t('alert.end')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('alert.title')}</h1>
      <noscript>
        <Notice tone="warning" title={t('area.needsScript')} />
      </noscript>
      <Card isPadded>{children}</Card>
    </Stack>
  );
}

interface Props {
  ticket: string | null;
  opening: 'look' | 'off';
}

export function LinkedAlert({ ticket, opening }: Props) {
  return (
    <Frame>
      {ticket === null ? <BadLink /> : <Found key={ticket} ticket={ticket} opening={opening} />}
    </Frame>
  );
}
