import { LANGUAGE_FACTS, LANGUAGES, pathFromEnglish } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Outlet, useLoaderData, useLocation, useNavigation } from '@wayfare/router';
import { AppFrame, OutcomePlace } from '@wayfare/workbench';
import { useDesk } from '../api/desk';
import { SessionContext } from '../api/session';
import { SignInPanel } from '../parts/sign-in-panel';
import type { FrameData } from './frame-loader';
import { Operator } from './operator';

const PARTS = [
  { to: '/', text: 'nav.find' },
  { to: '/stuck', text: 'nav.stuck' },
  { to: '/refunds', text: 'nav.refunds' },
  { to: '/differences', text: 'nav.differences' },
] as const;

/** The same page in the other languages, each below its prefix as on the site. */
function useLanguageLinks() {
  const { language } = useDesk();
  const { pathname, search } = useLocation();
  return LANGUAGES.filter((other) => other !== language).map((other) => ({
    language: other,
    ownName: LANGUAGE_FACTS[other].ownName,
    href: pathFromEnglish(pathname, other) + search,
  }));
}

/** What is around every page; without a session there is none. */
export function Frame() {
  const { session } = useLoaderData<FrameData>();
  const { t } = useTranslation();
  const { state } = useNavigation();
  const links = PARTS.map(({ to, text }) => ({ to, text: t(text) }));
  return (
    <SessionContext value={session}>
      <AppFrame
        brand={t('brand')}
        skip={t('skip')}
        navigation={session === null ? null : { label: t('nav.label'), links }}
        who={session === null ? null : <Operator session={session} />}
        languages={{ label: t('languages'), links: useLanguageLinks() }}
        isBusy={state !== 'idle'}
        isSignedIn={session !== null}
      >
        {session === null ? (
          <SignInPanel />
        ) : (
          <OutcomePlace>
            <Outlet />
          </OutcomePlace>
        )}
      </AppFrame>
    </SessionContext>
  );
}
