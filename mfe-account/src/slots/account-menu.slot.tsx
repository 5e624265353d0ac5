import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import type { SlotProps } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { useSession } from '@wayfare/session';
import { UserIcon } from '@wayfare/ui';
import { Disclosure } from '../features/menu/disclosure';
import styles from '../features/menu/menu.module.css';
import { paths } from '../paths';

/** The header's menu: login and registration for a visitor, bookings and logout for a member. */
export function Component({ language }: SlotProps) {
  const { t } = useTranslation('account');
  const { logout } = usePlatform();
  const { isLogged, name } = useSession();
  const label = (
    <>
      <UserIcon />
      <span>{isLogged && name !== '' ? t('menu.labelNamed', { name }) : t('menu.label')}</span>
    </>
  );
  return (
    <Disclosure label={label}>
      {!isLogged && <p className={styles.promise}>{t('menu.promise')}</p>}
      <ul className={styles.entries}>
        {isLogged ? (
          <>
            <li>
              <Link to={paths.bookings(language)}>{t('menu.bookings')}</Link>
            </li>
            <li>
              <button type="button" onClick={() => void logout()}>
                {t('menu.logout')}
              </button>
            </li>
          </>
        ) : (
          <>
            <li>
              <Link to={paths.login(language)}>{t('menu.login')}</Link>
            </li>
            <li>
              <Link to={paths.register(language)}>{t('menu.register')}</Link>
            </li>
          </>
        )}
      </ul>
    </Disclosure>
  );
}
