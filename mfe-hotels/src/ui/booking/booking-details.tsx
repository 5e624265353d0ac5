import type { HotelBooking } from '@wayfare/api-contract';
import {
  BookingReferences,
  BookingSection,
  ChargedSoFar,
  Facts,
  papersOf,
} from '@wayfare/checkout';
import { useTranslation, type Translate } from '@wayfare/i18n';
import { HotelHead, StayFacts } from './booked-stay';
import { Needs } from './needs';
import { StayLedger } from './stay-ledger';

export function References({
  booking: { reference, pin, supplierReference },
}: {
  booking: HotelBooking;
}) {
  const { t } = useTranslation('hotels');
  return (
    <BookingReferences
      reference={reference}
      pin={pin}
      supplier={{ label: t('outcome.propertyReference'), reference: supplierReference }}
    />
  );
}

export const stayPapers = ({ documents }: Pick<HotelBooking, 'documents'>, t: Translate) =>
  papersOf(documents, { voucher: t('outcome.voucher'), calendar: t('outcome.calendar') });

export function BookingDetails({ booking }: { booking: HotelBooking }) {
  const { t } = useTranslation('hotels');
  const { holder, guest, booking_details: rules } = booking;
  const { firstName, lastName } = guest ?? holder;
  const isCanceled = booking.status === 'canceled';
  const items = [
    { term: t('outcome.guest'), detail: `${firstName} ${lastName}` },
    { term: t('outcome.arrival'), detail: isCanceled ? '' : rules.checkInInstructions },
    {
      term: t('assistance.title'),
      detail: booking.assistance.length === 0 ? '' : <Needs assistance={booking.assistance} />,
    },
    { term: t('guest.request'), detail: booking.remarks },
  ];
  return (
    <>
      <BookingSection id="stay" title={t('outcome.stay')}>
        <HotelHead hotel={booking.hotel} />
        <StayFacts stay={booking} isCanceled={isCanceled} />
        <Facts items={items.filter(({ detail }) => detail !== '')} />
      </BookingSection>
      <BookingSection id="price" title={t('outcome.price')}>
        <StayLedger
          ledger={booking.ledger}
          terms={booking.terms}
          publicPrice={null}
          settlement={isCanceled ? booking.payment : null}
        />
        {!isCanceled && <ChargedSoFar payment={booking.payment} />}
      </BookingSection>
    </>
  );
}
