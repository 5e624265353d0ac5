import { useTranslation } from '@wayfare/i18n';
import { usePresence, useSession } from '@wayfare/session';
import { Notice, Skeleton, Stack } from '@wayfare/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { AreaNav, type AreaPageName } from './area-nav';
import styles from './area.module.css';
import { VisitorNotice } from './visitor-notice';

interface AreaPageProps {
  page: AreaPageName;
  /** the page of the user with this id */
  Content: ComponentType<{ owner: string }>;
  /** what a visitor gets, with the words that ask to log in; these alone without it */
  Visitor?: ComponentType<{ notice: ReactNode }>;
}

function Unknown() {
  const { t } = useTranslation('account');
  return (
    <>
      <Skeleton height="100svh" />
      <noscript>
        <Notice tone="warning" title={t('area.needsScript')} />
      </noscript>
    </>
  );
}

/**
 * A page of the account: for its owner alone. When a session ends, the page stays behind the message, with all that was
 * typed, until the same user has logged in again; another user gets a page of their own.
 */
export function AreaPage({ page, Content, Visitor }: AreaPageProps) {
  const { t } = useTranslation('account');
  const presence = usePresence();
  const { user } = useSession();
  const [owner, setOwner] = useState(user);
  if (user !== '' && user !== owner) setOwner(user);
  const notice = <VisitorNotice help={t(`${page}.mustBeLoggedHelp`)} />;
  return (
    <div className={styles.area}>
      <AreaNav current={page} />
      <Stack gap={5}>
        <h1>{t(`${page}.title`)}</h1>
        {presence === 'unknown' && <Unknown />}
        {presence === 'visitor' && (Visitor === undefined ? notice : <Visitor notice={notice} />)}
        {owner !== '' && (
          <div key={owner} hidden={presence !== 'member'}>
            <Content owner={owner} />
          </div>
        )}
      </Stack>
    </div>
  );
}
