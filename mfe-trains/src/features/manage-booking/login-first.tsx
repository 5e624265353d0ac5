import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';
import { useLocation, useNavigate } from '@wayfare/router';
import { useLoginPopup, usePresence } from '@wayfare/session';
import { Button, Inline, Notice, TextLink } from '@wayfare/ui';
import { MustBeLogged } from '@wayfare/ui/booking';
import { useEffect, type ReactNode } from 'react';

/** By whom the page is published that logs in and leads back. */
const LOGIN_ROUTE = 'account.login';

/** Says to the login page that whoever is logged in is not the one who is wanted. */
const NOT_THEIRS = { account: 'other' };

/** The page that logs in and leads back to here; null where nobody has one. */
function useLoginHref(more: Readonly<Record<string, string>> = {}): string | null {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const { pathname, search } = useLocation();
  return hrefs.has(LOGIN_ROUTE)
    ? withQuery(
        hrefs.href(LOGIN_ROUTE, language),
        new URLSearchParams({ return: `${pathname}${search}`, ...more }),
      )
    : null;
}

/** Beside the form for guests: who booked with an account needs no PIN. */
export function LoginToo() {
  const { t } = useTranslation('trains');
  const loginHref = useLoginHref();
  const [, dispatch] = useLoginPopup();
  return (
    <Notice tone="info" title={t('manage.login.title')}>
      <p>{t('manage.login.help')}</p>
      <Inline gap={4}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => dispatch({ type: 'show', component: 'login' })}
        >
          {t('common:login')}
        </Button>
        {loginHref !== null && <TextLink to={loginHref}>{t('common:loginPage')}</TextLink>}
      </Inline>
    </Notice>
  );
}

interface ToLoginProps {
  /** what a member is told where nobody has a login page */
  children: ReactNode;
}

/**
 * The booking is somebody's who is not here: off to the login page, which leads back (TRN-50) and tells a member that it is
 * not on their account.
 */
export function ToLogin({ children }: ToLoginProps) {
  const { t } = useTranslation('trains');
  const navigate = useNavigate();
  const isMember = usePresence() === 'member';
  const loginHref = useLoginHref(isMember ? NOT_THEIRS : {});
  const [, dispatch] = useLoginPopup();
  // Where the browser is, is outside React.
  useEffect(() => {
    if (loginHref !== null) void navigate(loginHref, { replace: true });
  }, [navigate, loginHref]);
  if (isMember) return loginHref === null ? children : null;
  return (
    <MustBeLogged
      t={t}
      help={t('manage.login.help')}
      loginHref={loginHref}
      onLogin={() => dispatch({ type: 'show', component: 'login' })}
    />
  );
}
