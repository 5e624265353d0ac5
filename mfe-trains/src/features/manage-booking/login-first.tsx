import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';
import { useLocation, useNavigate } from '@wayfare/router';
import { useLoginPopup, usePresence } from '@wayfare/session';
import { Button, Inline, Notice, TextLink } from '@wayfare/ui';
import { MustBeLogged } from '@wayfare/ui/booking';
import { useEffect, type ReactNode } from 'react';

/** Login page of another vertical; it leads back here. */
const LOGIN_ROUTE = 'account.login';

/** Tells the login page that another account is needed. */
const NOT_THEIRS = { account: 'other' };

/** null where no vertical has a login page. */
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
  /** told to a member when there is no login page */
  children: ReactNode;
}

/** A booking of somebody else: to the login page, which leads back (TRN-50) and tells members that it is not theirs. */
export function ToLogin({ children }: ToLoginProps) {
  const { t } = useTranslation('trains');
  const navigate = useNavigate();
  const isMember = usePresence() === 'member';
  const loginHref = useLoginHref(isMember ? NOT_THEIRS : {});
  const [, dispatch] = useLoginPopup();
  // external system: the browser's location
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
