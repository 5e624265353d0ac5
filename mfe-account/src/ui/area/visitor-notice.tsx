import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useLoginPopup } from '@wayfare/session';
import { MustBeLogged } from '@wayfare/ui/booking';
import { paths } from '../../domain/paths';
import { useReturn } from '../use-return';

/** Logs in by popup, or on the login page, which leads back. */
export function VisitorNotice({ help }: { help: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { withReturn } = useReturn();
  const [, dispatch] = useLoginPopup();
  return (
    <MustBeLogged
      t={t}
      help={help}
      loginHref={withReturn(paths.login(language))}
      onLogin={() => dispatch({ type: 'show', component: 'login' })}
    />
  );
}
