import { LANGUAGE_FACTS, LANGUAGES } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Outlet, useLoaderData, useLocation, useNavigation } from '@wayfare/router';
import { AppFrame, OutcomePlace } from '@wayfare/workbench';
import { useMemo } from 'react';
import { useCockpit } from '../api/cockpit';
import { SiteContext, siteOf } from '../api/site';
import type { SiteData } from '../api/site-reader';
import { addressOf } from '../domain/addresses';
import { Following } from '../parts/following';
import { SignInPanel } from '../parts/sign-in-panel';
import { AwayNotice } from './away-notice';
import { Holder } from './holder';

function useLanguageLinks() {
  const { language } = useCockpit();
  const { pathname, search } = useLocation();
  return LANGUAGES.filter((other) => other !== language).map((other) => ({
    language: other,
    ownName: LANGUAGE_FACTS[other].ownName,
    href: addressOf(pathname, other) + search,
  }));
}

/** What is around every page; without a session there is none. */
export function Frame() {
  const read = useLoaderData<SiteData>();
  const { t } = useTranslation();
  const { state } = useNavigation();
  const site = useMemo(() => (read === null ? null : siteOf(read)), [read]);
  const links = [{ to: '/', text: t('nav.overview') }];
  return (
    <SiteContext value={site}>
      <AppFrame
        brand={t('brand')}
        skip={t('skip')}
        navigation={site === null ? null : { label: t('nav.label'), links }}
        who={site === null ? null : <Holder session={site.session} />}
        languages={{ label: t('languages'), links: useLanguageLinks() }}
        isBusy={state !== 'idle'}
        isSignedIn={site !== null}
      >
        {site === null ? (
          <SignInPanel />
        ) : (
          <OutcomePlace>
            <Following />
            <AwayNotice site={site} />
            <Outlet />
          </OutcomePlace>
        )}
      </AppFrame>
    </SiteContext>
  );
}
