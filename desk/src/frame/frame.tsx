import { useTranslation } from '@wayfare/i18n';
import { Outlet, useLoaderData, useNavigation } from '@wayfare/router';
import { SessionContext } from '../api/session';
import { OutcomePlace } from '../parts/outcome';
import { SignInPanel } from '../parts/sign-in-panel';
import icon from './icon.svg';
import type { FrameData } from './frame-loader';
import { FocusOnMove } from './focus-on-move';
import styles from './frame.module.css';
import { Header } from './header';

/** What is around every page; without a session there is none. */
export function Frame() {
  const { session } = useLoaderData<FrameData>();
  const { t } = useTranslation();
  const { state } = useNavigation();
  return (
    <SessionContext value={session}>
      <link rel="icon" href={icon} />
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header session={session} />
      <div className={styles.progress} data-busy={state !== 'idle'} aria-hidden="true" />
      <main id="main" className={styles.main} tabIndex={-1}>
        {session === null ? (
          <SignInPanel />
        ) : (
          <OutcomePlace>
            <Outlet />
          </OutcomePlace>
        )}
      </main>
      <FocusOnMove isSignedIn={session !== null} />
    </SessionContext>
  );
}
