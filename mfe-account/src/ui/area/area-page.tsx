import { useTranslation } from '@wayfare/i18n';
import { usePresence, useSession } from '@wayfare/session';
import { Notice, Skeleton, Stack } from '@wayfare/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { AreaNav, type AreaPageName } from './area-nav';
import styles from './area.module.css';
import { VisitorNotice } from './visitor-notice';

interface AreaPageProps {
  page: AreaPageName;
  /** gets the user's id */
  Content: ComponentType<{ owner: string }>;
  /** the visitor's page, with the login notice; by default the notice alone */
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

/** For the owner only. After the session ends it stays behind a dialog, for the same user; others get a new page. */
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
