import type { GuestDetails } from '@wayfare/api-contract';
import { BookingSection, Facts } from '@wayfare/checkout';
import { countryName } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Skeleton } from '@wayfare/ui';
import { stepHref, type BookingQuery } from '../../domain/booking/booking-query';
import { Needs } from '../../ui/booking/needs';

function Lines({ guest }: { guest: GuestDetails }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const {
    firstName,
    lastName,
    email,
    phone,
    country,
    documentType,
    document,
    guest: other,
    roomGuests,
    assistance,
    specialRequest,
  } = guest;
  const items = [
    { term: t('guest.booker'), detail: `${firstName} ${lastName}` },
    ...(other === null
      ? []
      : [{ term: t('guest.mainGuest.other'), detail: `${other.firstName} ${other.lastName}` }]),
    ...roomGuests.map((names, index) => ({
      term: t('guest.fields.room', { number: index + 2 }),
      detail: `${names.firstName} ${names.lastName}`,
    })),
    { term: t('guest.fields.email'), detail: email },
    { term: t('guest.fields.phone'), detail: phone },
    { term: t('guest.fields.country'), detail: countryName(country, language) },
    { term: t(`guest.documents.${documentType}`), detail: document },
    ...(assistance.length === 0
      ? []
      : [{ term: t('assistance.title'), detail: <Needs assistance={assistance} /> }]),
    ...(specialRequest === '' ? [] : [{ term: t('guest.request'), detail: specialRequest }]),
  ];
  return <Facts items={items} />;
}

export function GuestReview({ guest, query }: { guest: GuestDetails | null; query: BookingQuery }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <BookingSection
      id="your-details"
      title={t('booking.step.details')}
      action={
        <Link to={stepHref.step1({ ...query, note: null }, language)}>
          {t('step2.editDetails')}
        </Link>
      }
    >
      {guest === null ? <Skeleton height={140} /> : <Lines guest={guest} />}
    </BookingSection>
  );
}
