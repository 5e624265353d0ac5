import type { GuestDetails } from '@wayfare/api-contract';
import { countryName } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Skeleton } from '@wayfare/ui';
import { Fragment } from 'react';
import { stepHref, type BookingQuery } from '../booking/booking-query';
import styles from '../booking/booking.module.css';

function Lines({ guest }: { guest: GuestDetails }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { firstName, lastName, email, phone, country, documentType, document, guest: other, specialRequest } = guest;
  const lines: [string, string][] = [
    [t('guest.booker'), `${firstName} ${lastName}`],
    ...(other === null ? [] : [[t('guest.mainGuest.other'), `${other.firstName} ${other.lastName}`] as [string, string]]),
    [t('guest.fields.email'), email],
    [t('guest.fields.phone'), phone],
    [t('guest.fields.country'), countryName(country, language)],
    [t(`guest.documents.${documentType}`), document],
    ...(specialRequest === '' ? [] : [[t('guest.request'), specialRequest] as [string, string]]),
  ];
  return (
    <dl className={styles.facts}>
      {lines.map(([term, detail]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The details of step 1 to look over, with the way back to them. */
export function GuestReview({ guest, query }: { guest: GuestDetails | null; query: BookingQuery }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <section aria-labelledby="your-details" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="your-details">{t('booking.step.details')}</h2>
        <Link to={stepHref.step1({ ...query, note: null }, language)}>{t('step2.editDetails')}</Link>
      </div>
      {guest === null ? <Skeleton height={140} /> : <Lines guest={guest} />}
    </section>
  );
}
