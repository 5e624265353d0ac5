import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';
import { useLocation, useNavigate } from '@wayfare/router';
import { useLoginPopup } from '@wayfare/session';
import { ButtonLink, Notice } from '@wayfare/ui';
import { MustBeLogged } from '@wayfare/ui/booking';
import { useEffect } from 'react';

/** By whom the pages are published that log in and lead back, and that make an account. */
const LOGIN_ROUTE = 'account.login';
const REGISTER_ROUTE = 'account.register';

/** The page that logs in and leads back to here; null where nobody has one. */
function useLoginHref(): string | null {
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const { pathname, search } = useLocation();
  return hrefs.has(LOGIN_ROUTE) ? withQuery(hrefs.href(LOGIN_ROUTE, language), new URLSearchParams({ return: `${pathname}${search}` })) : null;
}

/** Somebody without the account that booked: managing begins with its login, and a guest makes one with the same address (TRN-50). */
export function LoginFirst() {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const loginHref = useLoginHref();
  const [, dispatch] = useLoginPopup();
  return (
    <>
      <MustBeLogged t={t} help={t('manage.login.help')} loginHref={loginHref} onLogin={() => dispatch({ type: 'show', component: 'login' })} />
      {hrefs.has(REGISTER_ROUTE) && (
        <Notice tone="info" title={t('manage.login.guest')}>
          <p>{t('manage.login.guestText')}</p>
          <ButtonLink variant="secondary" size="small" to={hrefs.href(REGISTER_ROUTE, language)}>
            {t('outcome.guest.register')}
          </ButtonLink>
        </Notice>
      )}
    </>
  );
}

/** The booking is somebody's who is not here: off to the login page, which leads back (TRN-50). */
export function ToLogin() {
  const navigate = useNavigate();
  const loginHref = useLoginHref();
  // Where the browser is, is outside React.
  useEffect(() => {
    if (loginHref !== null) void navigate(loginHref, { replace: true });
  }, [navigate, loginHref]);
  return <LoginFirst />;
}
