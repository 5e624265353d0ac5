import { useTranslation } from '@wayfare/i18n';
import { useSession } from '@wayfare/session';
import { UserIcon } from '@wayfare/ui';
import { MemberEntries } from '../features/menu/member-entries';
import styles from '../features/menu/menu.module.css';
import { SignedInAnnouncement } from '../features/menu/signed-in-announcement';
import { VisitorEntries } from '../features/menu/visitor-entries';
import { Disclosure } from '../ui/disclosure';

export function Component() {
  const { t } = useTranslation('account');
  const { isLogged, name, picture } = useSession();
  const label = (
    <>
      {isLogged ? (
        <img className={styles.picture} src={picture} alt="" width={28} height={28} />
      ) : (
        <UserIcon />
      )}
      <span className={styles.label}>
        {isLogged && name !== '' ? t('menu.labelNamed', { name }) : t('menu.label')}
      </span>
    </>
  );
  return (
    <>
      <SignedInAnnouncement />
      <Disclosure label={label}>
        {isLogged ? (
          <MemberEntries />
        ) : (
          <>
            <p className={styles.promise}>{t('menu.promise')}</p>
            <VisitorEntries />
          </>
        )}
      </Disclosure>
    </>
  );
}
