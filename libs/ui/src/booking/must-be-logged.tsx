import type { Translate } from '@wayfare/i18n';
import { Button, Inline, Notice, TextLink } from '@wayfare/ui';

export interface MustBeLoggedProps {
  /** what is behind the login */
  help: string;
  /** page for it, which leads back here; null where nobody has one */
  loginHref: string | null;
  /** logs in right here */
  onLogin: () => void;
  t: Translate;
}

/** A visitor on a page that belongs to an account: logs in right here, or on the page for it. */
export function MustBeLogged({ help, loginHref, onLogin, t }: MustBeLoggedProps) {
  return (
    <Notice tone="warning" title={t('common:mustBeLogged')}>
      <p>{help}</p>
      <Inline gap={4}>
        <Button onClick={onLogin}>{t('common:login')}</Button>
        {loginHref !== null && <TextLink to={loginHref}>{t('common:loginPage')}</TextLink>}
      </Inline>
    </Notice>
  );
}
