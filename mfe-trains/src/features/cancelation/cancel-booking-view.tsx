import { errorMessageKey } from '@wayfare/api-client';
import type { PaymentSettings, TrainBookingView } from '@wayfare/api-contract';
import { BookingPage } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { usePresence } from '@wayfare/session';
import { FailurePanel, Notice, Skeleton } from '@wayfare/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { ExchangeTickets } from '../exchange/exchange-tickets';
import { EditNames } from '../names/edit-names';
import type { Place } from '../search/criteria';
import { BookingOverview } from './booking-overview';
import { CancelTickets } from './cancel-tickets';
import { FindTrain } from './find-train';
import { LoginFirst, ToLogin } from './login-first';
import styles from './manage.module.css';
import { useManage } from './use-manage';
import { useOwnBooking } from './use-own-booking';

export interface ManageData {
  /** '' for none */
  booking: string;
  /** null when they could not be loaded, and where nothing is paid */
  settings: PaymentSettings | null;
  /** those of another route */
  places: readonly Place[];
}

function ManagedBooking({ booking, settings, places }: { booking: TrainBookingView } & Pick<ManageData, 'settings' | 'places'>) {
  const { query } = useManage();
  switch (query.action) {
    case 'cancel':
      return <CancelTickets booking={booking} />;
    case 'exchange':
      return <ExchangeTickets booking={booking} settings={settings} places={places} />;
    case 'names':
      return <EditNames booking={booking} />;
    default:
      return <BookingOverview booking={booking} />;
  }
}

/** The path stays the same, so the focus is ours to move: to what a link of this page, or Back, led to. */
function FocusOn({ state, children }: { state: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  // Focus is the document's, outside React.
  useEffect(() => {
    if (shown.current !== state) box.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <div ref={box} tabIndex={-1} className={styles.managed}>
      {children}
    </div>
  );
}

function Own({ booking: id, settings, places }: ManageData) {
  const { t } = useTranslation('trains');
  const { query } = useManage();
  const view = useOwnBooking(id, query.done);
  switch (view.state) {
    case 'waiting':
      return <p role="status">{t('manage.loading')}</p>;
    case 'failed':
      return <FailurePanel title={t(errorMessageKey(view.error))} text={t('manage.notLost')} retryLabel={t('common:retry')} onRetry={view.retry} />;
    case 'unknown':
      return <ToLogin />;
    case 'known':
      return view.booking.canManage ? (
        <FocusOn state={JSON.stringify(query)}>
          <ManagedBooking booking={view.booking} settings={settings} places={places} />
        </FocusOn>
      ) : (
        <ToLogin />
      );
  }
}

function Unknown() {
  const { t } = useTranslation('trains');
  return (
    <>
      <Skeleton height={240} />
      <noscript>
        <Notice tone="warning" title={t('flow.needsScript')} />
      </noscript>
    </>
  );
}

/** Tickets and passes after they were bought, for the account that booked (TRN-50): cancelled, exchanged, with other names. */
export function CancelBookingView(data: ManageData) {
  const { t } = useTranslation('trains');
  const presence = usePresence();
  return (
    <BookingPage>
      <h1>{t('manage.heading')}</h1>
      {presence === 'unknown' && <Unknown />}
      {presence === 'visitor' && (data.booking === '' ? <LoginFirst /> : <ToLogin />)}
      {presence === 'member' && (data.booking === '' ? <FindTrain /> : <Own {...data} />)}
    </BookingPage>
  );
}
