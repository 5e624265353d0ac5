import type { TrainBookingView } from '@wayfare/api-contract';
import {
  Actions,
  BookingReferences,
  BookingSection,
  KeepInAccount,
  RevokeLinks,
  SmallPrint,
} from '@wayfare/checkout';
import { foldExchanged, formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { buttonClass, ButtonLink } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { cancelRefusal } from '../../domain/after-sales/item-rules';
import { StatusNotice } from '../../ui/after-sales/status-notice';
import { useManage } from '../../ui/after-sales/use-manage';
import { BasketLedger } from '../../ui/basket/cart-summary';
import { ManagedItem } from './managed-item';

interface Props {
  booking: TrainBookingView;
}

const LIST_ROUTE = 'account.bookings';

function BookingActions({ booking }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const { href } = useManage();
  const { documents, bookingItems } = booking;
  const canCancel =
    bookingItems.length > 1 && bookingItems.some((item) => cancelRefusal(booking, item) === null);
  return (
    <Actions>
      {documents !== null && (
        <>
          <a className={buttonClass({ variant: 'primary' })} href={documents.voucher}>
            {t('outcome.document')}
          </a>
          <a className={buttonClass({ variant: 'secondary' })} href={documents.calendar}>
            {t('outcome.calendar')}
          </a>
        </>
      )}
      {canCancel && (
        <ButtonLink variant="secondary" to={href({ action: 'cancel' })}>
          {t('manage.action.cancel')}
        </ButtonLink>
      )}
      {hrefs.has(LIST_ROUTE) && (
        <ButtonLink variant="quiet" to={hrefs.href(LIST_ROUTE, language)}>
          {t('manage.all')}
        </ButtonLink>
      )}
    </Actions>
  );
}

/** `children`: what the railway changed. */
export function BookingOverview({ booking, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { query } = useManage();
  const { status, reference, pin, supplierReference, payment, ledger, bookingItems } = booking;
  const refunded = parseMoney(payment.refunded);
  return (
    <>
      <div role="status">
        <StatusNotice booking={booking} action={query.action} />
      </div>
      {children}
      <BookingSection
        id="found"
        title={t('manage.booking', { status: t(`bookings.status.${status}`) })}
      >
        <BookingReferences
          reference={reference}
          pin={pin}
          supplier={{ label: t('outcome.supplierReference'), reference: supplierReference }}
        />
        {refunded.amount > 0 && status !== 'canceled' && (
          <SmallPrint>{`${t('manage.paidBack', { price: formatMoney(refunded, language) })} ${t('manage.arrives')}`}</SmallPrint>
        )}
        <BookingActions booking={booking} />
      </BookingSection>
      {pin !== null && <KeepInAccount booking={booking} />}
      {foldExchanged(bookingItems).map(({ item, replaced }, place) => (
        <ManagedItem
          key={item.id}
          booking={booking}
          item={item}
          replaced={replaced}
          place={place}
        />
      ))}
      <BookingSection id="managed-price" title={t('cart.price')}>
        <BasketLedger ledger={ledger} />
      </BookingSection>
      {pin !== null && booking.documents !== null && (
        <RevokeLinks accessKey={{ booking_id: booking.booking_id }} />
      )}
    </>
  );
}
