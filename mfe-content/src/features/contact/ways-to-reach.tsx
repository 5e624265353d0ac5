import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { ClockIcon, MailIcon, SocialLinks, UsersIcon } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import styles from './contact.module.css';

/** Other channels with their hours (OQ-18, CNT-26, CNT-27). */
export function WaysToReach() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { email, hours, social } = usePlatform().support;
  return (
    <section className={styles.ways} aria-labelledby="contact-ways">
      <h2 id="contact-ways">{t('contact.ways')}</h2>
      <dl>
        <div>
          <dt>
            <MailIcon /> {t('help.mail')}
          </dt>
          <dd className={styles.hours}>{t('help.mailHours')}</dd>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {social.length > 0 && (
          <div>
            <dt>
              <UsersIcon /> {t('help.social')}
            </dt>
            <dd className={styles.hours}>{t('help.socialHours')}</dd>
            <dd>
              <SocialLinks links={social} label={t('help.social')} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <ClockIcon /> {t('contact.office')}
          </dt>
          <dd className={styles.hours}>{`${hours.from}–${hours.to}`}</dd>
          <dd>{t('contact.officeDays')}</dd>
        </div>
      </dl>
      <p>
        {t('contact.helpFirst')}{' '}
        <Link to={paths.customerService(language)}>{t('contact.toHelp')}</Link>
      </p>
    </section>
  );
}
