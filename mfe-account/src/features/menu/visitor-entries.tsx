import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { useLoginPopup } from '@wayfare/session';
import type { MouseEvent } from 'react';
import { paths } from '../../domain/paths';
import { isPlainPress } from '../../ui/plain-press';
import { useReturn } from '../../ui/use-return';
import styles from './menu.module.css';

/** Login opens in the popup, unless the page is such a form itself. */
export function VisitorEntries() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [, dispatch] = useLoginPopup();
  const { isSignInPage, withReturn } = useReturn();

  function handleLogin(event: MouseEvent): void {
    if (isSignInPage || !isPlainPress(event)) return;
    event.preventDefault();
    dispatch({ type: 'show', component: 'login' });
  }

  return (
    <ul className={styles.entries}>
      <li>
        <Link to={withReturn(paths.login(language))} onClick={handleLogin}>
          {t('menu.login')}
        </Link>
      </li>
      <li>
        <Link to={withReturn(paths.register(language))}>{t('menu.register')}</Link>
      </li>
      <li>
        <Link to={paths.bookings(language)}>{t('menu.bookings')}</Link>
      </li>
      <li>
        <Link to={paths.saved(language)}>{t('menu.saved')}</Link>
      </li>
      <li>
        <Link to={paths.findBooking(language)}>{t('menu.findBooking')}</Link>
      </li>
    </ul>
  );
}
