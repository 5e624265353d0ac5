import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { CheckIcon, MailIcon, SocialLinks, Stack, UserIcon } from '@wayfare/ui';
import styles from './promises.module.css';

const REGISTER = 'account.register';

export function Promises() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { hrefs, support } = usePlatform();
  const { email, social } = support;
  return (
    <Stack as="section" gap={4} aria-labelledby="promises-title">
      <h2 id="promises-title">{t('promises.title')}</h2>
      <ul className={styles.promises}>
        <li className={styles.promise}>
          <span className={styles.icon}>
            <CheckIcon />
          </span>
          <h3>{t('promises.feesTitle')}</h3>
          <p>{t('promises.feesText')}</p>
        </li>
        <li className={styles.promise}>
          <span className={styles.icon}>
            <UserIcon />
          </span>
          <h3>{t('promises.membersTitle')}</h3>
          <p>{t('promises.membersText')}</p>
          {hrefs.has(REGISTER) && (
            <p>
              <Link to={hrefs.href(REGISTER, language)}>{t('promises.membersLink')}</Link>
            </p>
          )}
        </li>
        <li className={styles.promise}>
          <span className={styles.icon}>
            <MailIcon />
          </span>
          <h3>{t(social.length > 0 ? 'promises.supportTitleSocial' : 'promises.supportTitle')}</h3>
          <p>
            {t('promises.supportText')} <a href={`mailto:${email}`}>{email}</a>
          </p>
          {social.length > 0 && <SocialLinks links={social} label={t('promises.supportSocial')} />}
        </li>
      </ul>
    </Stack>
  );
}
