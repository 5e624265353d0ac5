import { flightBooking, type PaymentSettings } from '@wayfare/api-contract';
import {
  FoundBooking,
  ManageBooking,
  ManagedView,
  PinNeeded,
  useKeyedBooking,
  type BookingKey,
  type FindForm,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { ManageView } from '../../domain/after-sales/manage-query';
import { BookingOverview } from '../../features/cancelation/booking-overview';
import { ChangeFlight } from '../../features/change/change-flight';
import { PayHeld } from '../../features/hold/pay-held';
import { useManage, type PayableManaged } from '../../ui/after-sales/use-manage';

interface Props {
  given: BookingKey | null;
  /** null when loading failed, and where nothing is paid */
  settings: PaymentSettings | null;
}

/** Views that change the booking: the PIN is asked for first. */
const CHANGING: readonly ManageView[] = ['accept', 'cancel', 'change', 'pay'];

function ManagedFlight({
  settings,
  findForm,
  ...managed
}: PayableManaged & { findForm: FindForm }) {
  const { query } = useManage();
  const { pin, reference } = managed.booking;
  if (pin === null && CHANGING.includes(query.view))
    return <PinNeeded reference={reference} findForm={findForm} />;
  if (query.view === 'change') return <ChangeFlight {...managed} settings={settings} />;
  if (query.view === 'pay') return <PayHeld {...managed} settings={settings} />;
  return <BookingOverview {...managed} />;
}

function FlightByKey({
  accessKey,
  findForm,
  settings,
}: { accessKey: BookingKey; findForm: FindForm } & Pick<Props, 'settings'>) {
  const { query } = useManage();
  return (
    <ManagedView state={JSON.stringify(query)}>
      <FoundBooking
        accessKey={accessKey}
        view={useKeyedBooking(flightBooking, accessKey, ...(query.done === '' ? [] : [query.done]))}
        findForm={findForm}
      >
        {(booking) => (
          <ManagedFlight
            booking={booking}
            accessKey={accessKey}
            settings={settings}
            findForm={findForm}
          />
        )}
      </FoundBooking>
    </ManagedView>
  );
}

/** Found by the owner's session, a mail's link, or reference, e-mail and PIN (OQ-54). */
export function CancellationView({ given, settings }: Props) {
  const { t } = useTranslation('flights');
  return (
    <ManageBooking vertical="flights" heading={t('manage.heading')} given={given}>
      {(key, findForm) => <FlightByKey accessKey={key} findForm={findForm} settings={settings} />}
    </ManageBooking>
  );
}
