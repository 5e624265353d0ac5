import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { MetaContext } from '@wayfare/remote-kit';
import { ButtonLink, Card, Heading, Notice, Stack, TextLink } from '@wayfare/ui';
import { useState } from 'react';
import { paths } from '../domain/paths';
import { ActivationForm } from '../features/credentials/activation-form';
import { MailForm } from '../features/credentials/mail-form';
import { forgetTicket } from '../features/credentials/ticket-memory';
import { useTicket } from '../features/credentials/use-ticket';
import styles from '../ui/form-page.module.css';
import { Message } from '../ui/message';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('activation.metaTitle') };
}

type Outcome = 'waiting' | 'active' | 'failed';

function Active() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <Stack gap={4}>
      <Message tone="success" title={t('activation.doneTitle')}>
        {t('activation.done')}
      </Message>
      <ButtonLink to={paths.login(language)}>{t('activation.login')}</ButtonLink>
    </Stack>
  );
}

/** Takes the focus only after a press. */
function Failed({ isNews }: { isNews: boolean }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const Shown = isNews ? Message : Notice;
  return (
    <Stack gap={4}>
      <Shown tone="error" title={t('activation.failedTitle')}>
        {t('activation.failed')}
      </Shown>
      <p>
        <TextLink to={paths.login(language)}>{t('activation.login')}</TextLink>
      </p>
      <Heading level={2} size="xl">
        {t('resend.title')}
      </Heading>
      <MailForm kind="resend" />
    </Stack>
  );
}

/** Result of validating an e-mail address (ACC-13). */
export function Component() {
  const { t } = useTranslation('account');
  const ticket = useTicket('activation');
  const [outcome, setOutcome] = useState<Outcome>('waiting');

  function handleDone(isActive: boolean): void {
    forgetTicket('activation');
    setOutcome(isActive ? 'active' : 'failed');
  }

  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('activation.title')}</h1>
      <Card isPadded>
        {outcome === 'active' && <Active />}
        {outcome === 'waiting' && ticket !== null && (
          <ActivationForm ticket={ticket} onDone={handleDone} />
        )}
        {(outcome === 'failed' || (outcome === 'waiting' && ticket === null)) && (
          <Failed isNews={outcome === 'failed'} />
        )}
      </Card>
    </Stack>
  );
}
