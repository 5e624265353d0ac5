import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { MailIcon, PhoneIcon, SocialLinks, Stack, UsersIcon, ClockIcon } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import styles from './help.module.css';

/** Each with its hours (OQ-18). */
export function ContactChannels({ id }: { id: string }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { email, hours, social } = usePlatform().support;
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
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </li>
        {social.length > 0 && (
          <li>
            <UsersIcon />
            <h3>{t('help.social')}</h3>
            <p className={styles.hours}>{t('help.socialHours')}</p>
            <SocialLinks links={social} label={t('help.social')} />
          </li>
        )}
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
          <p className={styles.hours}>{t('help.officeHours', hours)}</p>
          <p>{t('help.officeNote')}</p>
        </li>
      </ul>
    </Stack>
  );
}
