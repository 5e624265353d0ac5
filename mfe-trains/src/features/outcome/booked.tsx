import type { TrainBookingView } from '@wayfare/api-contract';
import {
  AskedAssistance,
  BookedActions,
  BookedReceipt,
  BookingReferences,
  BookingSection,
  ChargedSoFar,
  papersOf,
  RevokeLinks,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { ReactNode } from 'react';
import { askedHelp } from '../../domain/items/assistance';
import { paths } from '../../domain/paths';
import { purchase, useTrainEvent } from '../../state/basket/cart-analytics';
import { attempts } from '../../state/payment-attempts';
import { BasketLedger } from '../../ui/basket/cart-summary';
import { BookedItem } from './booked-item';

interface Props {
  booking: TrainBookingView;
  children: ReactNode;
}

function Booked({ booking, children }: Props) {
  const { t } = useTranslation('trains');
  const {
    reference,
    pin,
    supplierReference,
    documents,
    bookingItems,
    ledger,
    payment,
    canCancel,
    canManage,
  } = booking;
  const { travellers, carriers } = askedHelp(bookingItems, t);
  const manageHref = paths.cancelBooking(
    useLanguage(),
    new URLSearchParams({ booking: booking.booking_id }),
  );
  const papers = papersOf(documents, {
    voucher: t('outcome.document'),
    calendar: t('outcome.calendar'),
  });
  return (
    <>
      {children}
      <BookingReferences
        reference={reference}
        pin={pin}
        supplier={{ label: t('outcome.supplierReference'), reference: supplierReference }}
      />
      <BookedActions
        booking={{ ...booking, canCancel: canCancel && canManage }}
        documents={papers}
        manageHref={manageHref}
      />
      {bookingItems.map((item, place) => (
        <BookedItem key={item.id} item={item} place={place} documents={documents} />
      ))}
      <AskedAssistance travellers={travellers} advice={t('assistance', { carriers })} />
      <BookingSection id="booked-price" title={t('cart.price')}>
        <BasketLedger ledger={ledger} />
        <ChargedSoFar payment={payment} />
      </BookingSection>
      {pin !== null && documents !== null && (
        <RevokeLinks accessKey={{ booking_id: booking.booking_id }} />
      )}
    </>
  );
}

/** Tracked once for each booking: a reopened receipt is no new purchase. */
export function Confirmed({ booking, children }: Props) {
  const { t } = useTranslation('trains');
  useTrainEvent(booking.booking_id, () =>
    attempts.quoteOfBooking(booking.booking_id) === null ? null : purchase(booking),
  );
  return (
    <BookedReceipt outcome="confirmed" words={{ email: booking.email }} t={t}>
      <Booked booking={booking}>{children}</Booked>
    </BookedReceipt>
  );
}

export function Pending({ booking, children }: Props) {
  const { t } = useTranslation('trains');
  return (
    <BookedReceipt outcome="pending" words={{ email: booking.email }} t={t}>
      <Booked booking={booking}>{children}</Booked>
    </BookedReceipt>
  );
}
