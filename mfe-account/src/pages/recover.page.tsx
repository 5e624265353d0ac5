import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { MetaContext } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { ButtonLink, Card, Notice, Stack } from '@wayfare/ui';
import { useState } from 'react';
import styles from '../features/credentials/account-form.module.css';
import { Message } from '../features/credentials/message';
import { NewPasswordForm } from '../features/credentials/new-password-form';
import { forgetTicket } from '../features/credentials/ticket-memory';
import { useTicket } from '../features/credentials/use-ticket';
import { paths } from '../paths';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('recover.metaTitle') };
}

/** The reset-link error (ACC-16). Only after a form was sent is it news that takes the focus. */
function BadLink({ isNews }: { isNews: boolean }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const Shown = isNews ? Message : Notice;
  return (
    <Stack gap={4}>
      <Shown tone="error" title={t('recover.badLinkTitle')}>
        {t('recover.badLink')}
      </Shown>
      <ButtonLink to={paths.rememberPassword(language)}>{t('recover.askAgain')}</ButtonLink>
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const navigate = useNavigate();
  const ticket = useTicket('recover');
  const [isBad, setIsBad] = useState(false);

  function handleDone(): void {
    forgetTicket('recover');
    void navigate(paths.login(language, new URLSearchParams({ notice: 'password' })), { replace: true });
  }

  function handleBadTicket(): void {
    forgetTicket('recover');
    setIsBad(true);
  }

  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('recover.title')}</h1>
      <Card isPadded>
        {ticket === null || isBad ? <BadLink isNews={isBad} /> : <NewPasswordForm ticket={ticket} onDone={handleDone} onBadTicket={handleBadTicket} />}
      </Card>
    </Stack>
  );
}
