import type { TicketItem, TrainBookingView, TrainCarrierChange } from '@wayfare/api-contract';
import { CarrierPanel } from '@wayfare/checkout';
import { formatDate, isTotallyRefunded } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import { acceptRailwayChange } from '../../api/after-sales.api';
import { manageHref } from '../../domain/after-sales/manage-query';
import { visitId } from '../../state/visit-id';
import { CarriedExtras } from '../../ui/after-sales/carried-extras';
import { LostExtras } from '../../ui/after-sales/lost-extras';

interface Props {
  booking: TrainBookingView;
}

interface PartProps extends Props {
  change: TrainCarrierChange;
  item: TicketItem;
}

function GoesAlong({ change, item }: PartProps) {
  const { t } = useTranslation('trains');
  const { actions, extras, wishes, journeys } = change;
  if (!actions.includes('accept')) return null;
  const isSame = journeys.every(
    ({ before, after }) => before.services.join() === after?.services.join(),
  );
  const has = {
    extras: item.chosenServices.some(({ count }) => count > 0) || item.preferences.length > 0,
    seats: item.seats.length > 0,
  };
  if (isSame) return has.extras || has.seats ? <p>{t('manage.railway.sameTrain')}</p> : null;
  return (
    <>
      <CarriedExtras item={item} quote={{ extras, wishes }} />
      {has.seats && <p>{t('manage.railway.otherSeats')}</p>}
    </>
  );
}

function OtherJourneys({ booking: { bookingItems }, change, item }: PartProps) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const other = item.legs.find(({ id }) => id !== change.legID);
  const isBack = change.actions.includes('cancel');
  const hasMore = bookingItems.some(
    ({ id, bookingItemStatus }) => id !== item.id && !isTotallyRefunded(bookingItemStatus),
  );
  return (
    <>
      {other !== undefined && (
        <p>
          {t('manage.railway.otherJourney', {
            route: `${other.origin.label} – ${other.destination.label}`,
            date: formatDate(other.solution.departure.slice(0, 10), language),
          })}
          {isBack && ` ${t('manage.railway.bothBack')}`}
        </p>
      )}
      {hasMore && <p>{t('manage.railway.otherTickets')}</p>}
    </>
  );
}

export function RailwayChange({ booking }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const [params] = useSearchParams();
  const { carrier_change: change, booking_id: bookingID, canManage, bookingItems } = booking;
  if (change === null) return null;
  const named = canManage ? { booking: bookingID } : { key: params.get('key') };
  const href = (action: 'accept' | 'cancel' | 'exchange', leg = '') =>
    manageHref(named, { action, item: action === 'accept' ? '' : change.itemID, leg }, language);
  const item = bookingItems.find(({ id }) => id === change.itemID);
  const isOpen = change.state === 'open';
  return (
    <CarrierPanel
      key={change.id}
      change={change}
      carrier={change.carrier}
      accept={(key) =>
        acceptRailwayChange(
          api,
          { user: visitId(), bookingID, language, change_id: change.id },
          key,
        )
      }
      hrefs={{
        accept: canManage ? null : href('accept'),
        change: href('exchange', change.legID),
        cancel: href('cancel'),
      }}
    >
      {isOpen && item?.type === 'point-to-point' && (
        <>
          <GoesAlong booking={booking} change={change} item={item} />
          <OtherJourneys booking={booking} change={change} item={item} />
          {change.actions.includes('cancel') && <p>{t('manage.railway.right')}</p>}
        </>
      )}
      {change.state === 'accepted' && <LostExtras booking={booking} />}
    </CarrierPanel>
  );
}
