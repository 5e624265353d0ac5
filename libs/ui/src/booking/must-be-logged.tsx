import type { Translate } from '@wayfare/i18n';
import { Button, Inline, Notice, TextLink } from '@wayfare/ui';

export interface MustBeLoggedProps {
  help: string;
  /** login page with return; null where unpublished */
  loginHref: string | null;
  onLogin: () => void;
  t: Translate;
}

/** Login prompt of a page that belongs to an account. */
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
