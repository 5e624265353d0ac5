import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { Link, useNavigate, useSearchParams } from '@wayfare/router';
import { useSession } from '@wayfare/session';
import { ButtonLink, Card, Inline, Notice, Stack } from '@wayfare/ui';
import { loadSignInOptions } from '../api/sign-in.api';
import { paths } from '../domain/paths';
import { LoginView } from '../features/credentials/login-view';
import { SignInNotice } from '../features/credentials/sign-in-notice';
import { ERASED } from '../features/privacy/erased';
import { FindLink } from '../ui/find-link';
import styles from '../ui/form-page.module.css';
import { useReturn } from '../ui/use-return';

export async function loader({ api }: LoaderContext) {
  return { options: await loadSignInOptions(api) };
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('login.metaTitle') };
}

/** The query tells that a member needs another account. */
const isNotTheirs = (query: URLSearchParams) => query.get('account') === 'other';

/** Logged in, but with the wrong account for the target. */
function NotTheirs({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <Notice tone="warning" title={t('login.notYours')}>
      <p>{t('login.notYoursText', { name })}</p>
      <Inline gap={4}>
        <ButtonLink to={paths.findBooking(language)}>{t('menu.findBooking')}</ButtonLink>
        <Link to={paths.bookings(language)}>{t('menu.bookings')}</Link>
      </Inline>
    </Notice>
  );
}

function AlreadyIn({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <Notice tone="success" title={t('login.alreadyIn', { name })}>
      <Link to={paths.bookings(language)}>{t('menu.bookings')}</Link>
    </Notice>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const { options } = usePageData<typeof loader>();
  const { isLogged, name } = useSession();
  const { target } = useReturn();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('login.title')}</h1>
      {isLogged && (isNotTheirs(query) ? <NotTheirs name={name} /> : <AlreadyIn name={name} />)}
      {!isLogged && (
        <>
          {query.has(ERASED) && (
            <div role="status">
              <Notice tone="success" title={t('login.erased')}>
                {t('login.erasedText')}
              </Notice>
            </div>
          )}
          <SignInNotice query={query} />
          <p>{t('login.lead')}</p>
          <Card isPadded>
            <LoginView
              options={options}
              onSignedIn={() => void navigate(target, { replace: true })}
            />
          </Card>
          <FindLink />
        </>
      )}
    </Stack>
  );
}
