import type { TrainBookingView, TrainItem } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, Notice, VisuallyHidden } from '@wayfare/ui';
import { namesRefusal } from '../../domain/after-sales/item-rules';
import { travelText } from '../../domain/items/travel-text';
import { BackToBooking } from '../../ui/after-sales/back-to-booking';
import { useManage } from '../../ui/after-sales/use-manage';
import { ItemLines } from '../../ui/items/item-lines';
import { NameForm } from './name-form';

interface Props {
  booking: TrainBookingView;
}

/** The carrier's own words where it has some (TRN-53). */
function Refused({ booking, item }: Props & { item: TrainItem }) {
  const { t } = useTranslation('trains');
  const refusal = namesRefusal(booking, item) ?? 'carrier';
  const { reason } = item.editTravelersEligibility;
  return (
    <Notice tone="info">
      {refusal === 'carrier' && reason !== ''
        ? t('manage.names.refusedBecause', { reason })
        : t(`manage.names.refused.${refusal}`)}
    </Notice>
  );
}

function ChooseItem({ booking }: Props) {
  const { t } = useTranslation('trains');
  const { href } = useManage();
  return booking.bookingItems.map((item, place) => (
    <BookingSection key={item.id} id={`names-${place + 1}`} title={travelText(item)}>
      <ItemLines item={item} />
      {namesRefusal(booking, item) === null ? (
        <p>
          <ButtonLink variant="secondary" to={href({ action: 'names', item: item.id })}>
            {t('manage.action.names')}
            <VisuallyHidden>: {travelText(item)}</VisuallyHidden>
          </ButtonLink>
        </p>
      ) : (
        <Refused booking={booking} item={item} />
      )}
    </BookingSection>
  ));
}

/** Corrects names on bought tickets (TRN-53, OQ-71). */
export function EditNames({ booking }: Props) {
  const { t } = useTranslation('trains');
  const { query } = useManage();
  const { bookingItems } = booking;
  const item =
    bookingItems.find(({ id }) => id === query.item) ??
    (bookingItems.length === 1 ? bookingItems[0] : undefined);
  return (
    <>
      {item === undefined ? (
        <ChooseItem booking={booking} />
      ) : (
        <BookingSection id="edit-names" title={t('manage.names.title')}>
          <ItemLines item={item} />
          <SmallPrint>{t('manage.names.rule')}</SmallPrint>
          <NameForm
            key={item.id}
            booking={booking}
            item={item}
            refused={
              namesRefusal(booking, item) === null ? null : (
                <Refused booking={booking} item={item} />
              )
            }
          />
        </BookingSection>
      )}
      <BackToBooking />
    </>
  );
}
