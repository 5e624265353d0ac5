import type { PaymentSettings, TrainBookingView } from '@wayfare/api-contract';
import {
  FoundBooking,
  ManageBooking,
  ManagedView,
  PinNeeded,
  type BookingKey,
  type FindForm,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { usePresence } from '@wayfare/session';
import type { ManageAction } from '../../domain/after-sales/manage-query';
import type { Place } from '../../domain/search/criteria';
import { CancelTickets } from '../../features/cancellation/cancel-tickets';
import { ExchangeTickets } from '../../features/exchange/exchange-tickets';
import { BookingOverview } from '../../features/manage-booking/booking-overview';
import { FindTrain } from '../../features/manage-booking/find-train';
import { LoginToo, ToLogin } from '../../features/manage-booking/login-first';
import { useOwnBooking } from '../../features/manage-booking/use-own-booking';
import { EditNames } from '../../features/names/edit-names';
import { RailwayChange } from '../../features/railway-change/railway-change';
import { useManage } from '../../ui/after-sales/use-manage';

export interface ManageData {
  given: BookingKey | null;
  /** null when loading failed, and where nothing is paid */
  settings: PaymentSettings | null;
  places: readonly Place[];
}

interface ManagedProps extends Pick<ManageData, 'settings' | 'places'> {
  booking: TrainBookingView;
  findForm: FindForm;
}

/** Actions that change the booking: the PIN is asked for first. */
const CHANGING: readonly ManageAction[] = ['accept', 'cancel', 'exchange', 'names'];

/** A link only shows the booking: changes need the PIN. */
function ManagedBooking({ booking, settings, places, findForm }: ManagedProps) {
  const {
    query: { action },
  } = useManage();
  if (CHANGING.includes(action) && !booking.canManage)
    return <PinNeeded reference={booking.reference} findForm={findForm} />;
  switch (action) {
    case 'cancel':
      return <CancelTickets booking={booking} />;
    case 'exchange':
      return <ExchangeTickets booking={booking} settings={settings} places={places} />;
    case 'names':
      return <EditNames booking={booking} />;
    default:
      return (
        <BookingOverview booking={booking}>
          <RailwayChange booking={booking} />
        </BookingOverview>
      );
  }
}

interface ByKeyProps extends Pick<ManageData, 'settings' | 'places'> {
  accessKey: BookingKey;
  findForm: FindForm;
}

function TrainByKey({ accessKey, findForm, ...data }: ByKeyProps) {
  const { query } = useManage();
  const view = useOwnBooking(accessKey, query.done);
  // an id that this session neither made nor found (TRN-50)
  const isSomebodyElses = view.state === 'unknown' && accessKey.access === undefined;
  const shown = (
    <FoundBooking accessKey={accessKey} view={view} findForm={findForm}>
      {(booking) => <ManagedBooking booking={booking} findForm={findForm} {...data} />}
    </FoundBooking>
  );
  return isSomebodyElses ? (
    <ToLogin>{shown}</ToLogin>
  ) : (
    // paging moves the focus itself
    <ManagedView state={JSON.stringify({ ...query, page: 0 })}>{shown}</ManagedView>
  );
}

function OtherWays() {
  const presence = usePresence();
  if (presence === 'unknown') return null;
  return presence === 'member' ? <FindTrain /> : <LoginToo />;
}

/** After-sales of tickets and passes, for the booker or with the PIN (TRN-50). */
export function CancelBookingView({ given, ...data }: ManageData) {
  const { t } = useTranslation('trains');
  return (
    <ManageBooking
      vertical="trains"
      heading={t('manage.heading')}
      given={given}
      aside={<OtherWays />}
    >
      {(key, findForm) => <TrainByKey accessKey={key} findForm={findForm} {...data} />}
    </ManageBooking>
  );
}
