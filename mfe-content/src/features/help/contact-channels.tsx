import { SOCIAL_URL, SUPPORT_EMAIL } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { MailIcon, PhoneIcon, Stack, UsersIcon, ClockIcon } from '@wayfare/ui';
import { paths } from '../../paths';
import styles from './help.module.css';

/** Every way to reach us, each with when it is answered (OQ-18). */
export function ContactChannels({ id }: { id: string }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 id={id} className={styles.topic}>
        {t('help.channels')}
      </h2>
      <ul className={styles.channels}>
        <li>
          <MailIcon />
          <h3>{t('help.mail')}</h3>
          <p className={styles.hours}>{t('help.mailHours')}</p>
          <p>
            <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </p>
        </li>
        <li>
          <UsersIcon />
          <h3>{t('help.social')}</h3>
          <p className={styles.hours}>{t('help.socialHours')}</p>
          <p>
            <a href={SOCIAL_URL} rel="external noopener">
              {t('help.socialLink')}
            </a>
          </p>
        </li>
        <li>
          <ClockIcon />
          <h3>{t('help.form')}</h3>
          <p className={styles.hours}>{t('help.formHours')}</p>
          <p>
            <Link to={paths.contact(language)}>{t('help.formLink')}</Link>
          </p>
        </li>
        <li>
          <PhoneIcon />
          <h3>{t('help.office')}</h3>
          <p className={styles.hours}>{t('help.officeHours')}</p>
          <p>{t('help.officeNote')}</p>
        </li>
      </ul>
    </Stack>
  );
}
