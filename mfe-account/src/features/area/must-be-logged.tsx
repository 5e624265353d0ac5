import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useLoginPopup } from '@wayfare/session';
import { Button, Inline, Notice, TextLink } from '@wayfare/ui';
import { paths } from '../../paths';
import { useReturn } from '../credentials/use-return';

/** A visitor on a page of an account: logs in right here, or on the page for it, which leads back. */
export function MustBeLogged({ help }: { help: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { withReturn } = useReturn();
  const [, dispatch] = useLoginPopup();
  return (
    <Notice tone="warning" title={t('common:mustBeLogged')}>
      <p>{help}</p>
      <Inline gap={4}>
        <Button onClick={() => dispatch({ type: 'show', component: 'login' })}>{t('menu.login')}</Button>
        <TextLink to={withReturn(paths.login(language))}>{t('area.loginPage')}</TextLink>
      </Inline>
    </Notice>
  );
}
