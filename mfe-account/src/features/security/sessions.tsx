import { errorMessageKey } from '@wayfare/api-client';
import { sessionList, type SessionList } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Badge, Button, Notice } from '@wayfare/ui';
import { useState } from 'react';
import { signOut } from '../../api/sessions.api';
import styles from '../../ui/area/area.module.css';
import { OwnPart } from '../../ui/area/own-part';
import { useOwn } from '../../ui/area/use-own';
import { Message } from '../../ui/message';
import { useAction } from '../../ui/use-action';
import { writtenMoment } from './written-moment';

type Session = SessionList['sessions'][number];

function SessionEntry({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const browser = session.browser === '' ? t('security.unknownBrowser') : session.browser;
  const seen = t('security.seen', { moment: writtenMoment(session.seenAt, language) });
  return (
    <li className={styles.entry}>
      <div>
        <h3>
          {browser} {session.current && <Badge tone="brand">{t('security.thisBrowser')}</Badge>}
        </h3>
        <p className={styles.small}>{seen}</p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${t('security.signOut')}: ${browser}, ${seen}`}
          onClick={onSignOut}
        >
          {t('security.signOut')}
        </Button>
      )}
    </li>
  );
}

function SessionsView({ sessions }: SessionList) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { isBusy, error, run } = useAction();
  const [news, setNews] = useState<{ count: number; ended: number } | null>(null);
  const end = (id: string) =>
    run(
      () => signOut(api, id),
      (ended) => setNews((before) => ({ count: (before?.count ?? 0) + 1, ended })),
    );
  return (
    <>
      {error !== null && <Notice tone="error" title={t(errorMessageKey(error))} />}
      {news !== null && (
        <Message
          key={news.count}
          tone="success"
          title={t('security.ended', { count: news.ended })}
        />
      )}
      <ul className={styles.list} role="list">
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} onSignOut={() => end(session.id)} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <div className={styles.actions}>
          <Button variant="secondary" isBusy={isBusy} onClick={() => end('others')}>
            {t('security.signOutOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

export function Sessions({ owner }: { owner: string }) {
  const { t } = useTranslation('account');
  const own = useOwn(sessionList, owner);
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions">{t('security.sessions')}</h2>
      <p className={styles.small}>{t('security.sessionsLead')}</p>
      <OwnPart own={own}>{({ sessions }) => <SessionsView sessions={sessions} />}</OwnPart>
    </section>
  );
}
