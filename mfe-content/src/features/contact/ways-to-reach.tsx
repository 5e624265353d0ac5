import { SOCIAL_URL, SUPPORT_EMAIL } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { ClockIcon, MailIcon, UsersIcon } from '@wayfare/ui';
import { paths } from '../../paths';
import styles from './contact.module.css';

/** Where else to ask, and when each way is answered (OQ-18, CNT-26, CNT-27). */
export function WaysToReach() {
  const { t } = useTranslation('content');
  const language = useLanguage();
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
            <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </dd>
        </div>
        <div>
          <dt>
            <UsersIcon /> {t('help.social')}
          </dt>
          <dd className={styles.hours}>{t('help.socialHours')}</dd>
          <dd>
            <a href={SOCIAL_URL} rel="external noopener">
              {t('help.socialLink')}
            </a>
          </dd>
        </div>
        <div>
          <dt>
            <ClockIcon /> {t('contact.office')}
          </dt>
          <dd className={styles.hours}>8:00–17:00</dd>
          <dd>{t('contact.officeDays')}</dd>
        </div>
      </dl>
      <p>
        {t('contact.helpFirst')} <Link to={paths.customerService(language)}>{t('contact.toHelp')}</Link>
      </p>
    </section>
  );
}
