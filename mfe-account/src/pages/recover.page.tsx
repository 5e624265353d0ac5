import { queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { checkRecovery } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import type { MetaContext } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { ButtonLink, Card, Notice, Stack } from '@wayfare/ui';
import { useState } from 'react';
import { worksStill } from '../api/sign-in.api';
import { paths } from '../domain/paths';
import { NewPasswordForm } from '../features/credentials/new-password-form';
import { forgetTicket } from '../features/credentials/ticket-memory';
import { useTicket } from '../features/credentials/use-ticket';
import styles from '../ui/form-page.module.css';
import { Message } from '../ui/message';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('recover.metaTitle') };
}

/** The reset-link error (ACC-16); takes the focus only after the form was sent. */
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

/** false once the link is known not to work; without an answer, sending the password tells. */
function useWorks(ticket: string | null): boolean {
  const { api } = usePlatform();
  const request = { ticket: ticket ?? '' };
  const { data } = useQuery({
    queryKey: queryKey(checkRecovery, request),
    queryFn: ({ signal }) => worksStill(api, request, signal),
    enabled: ticket !== null,
  });
  return data !== false;
}

export function Component() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const navigate = useNavigate();
  const ticket = useTicket('recover');
  const [isRefused, setIsRefused] = useState(false);
  const isBad = !useWorks(ticket) || isRefused;

  function handleDone(): void {
    forgetTicket('recover');
    void navigate(paths.login(language, new URLSearchParams({ notice: 'password' })), {
      replace: true,
    });
  }

  function handleBadTicket(): void {
    forgetTicket('recover');
    setIsRefused(true);
  }

  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('recover.title')}</h1>
      <Card isPadded>
        {ticket === null || isBad ? (
          <BadLink isNews={isBad} />
        ) : (
          <NewPasswordForm ticket={ticket} onDone={handleDone} onBadTicket={handleBadTicket} />
        )}
      </Card>
    </Stack>
  );
}
