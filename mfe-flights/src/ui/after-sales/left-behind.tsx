import type { BoughtService, FlightBookingView, FlightSlice } from '@wayfare/api-contract';
import { SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { useId } from 'react';
import { boughtText } from '../../domain/fare/bought-text';
import styles from '../plain-list.module.css';

type Booking = Pick<
  FlightBookingView,
  'services' | 'slices' | 'dictionary' | 'travellers' | 'changes' | 'owner'
>;

function servicesOn({ services }: Booking, { segments }: FlightSlice): BoughtService[] {
  const isHere = (id: string) => segments.some((segment) => segment.id === id);
  return services
    .map((service) => ({ ...service, segment_ids: service.segment_ids.filter(isHere) }))
    .filter(({ segment_ids: ids }) => ids.length > 0);
}

interface ListProps {
  booking: Booking;
  services: readonly BoughtService[];
  slices: readonly FlightSlice[];
  labelledBy: string;
}

/** With what was paid for each; a bag that other flights keep stays paid. */
function Lines({ booking, services, slices, labelledBy }: ListProps) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { travellers, dictionary } = booking;
  const named = travellers.map(({ passenger_id: id, name, surname }) => ({
    id,
    name: `${name} ${surname}`,
  }));
  const nameOf = (id: string) => named.find((traveller) => traveller.id === id)?.name ?? '';
  const staysElsewhere = ({ id, segment_ids: gone }: BoughtService) =>
    booking.services.some(
      (kept) => kept.id === id && kept.segment_ids.some((segment) => !gone.includes(segment)),
    );
  return (
    <ul role="list" className={styles.plain} aria-labelledby={labelledBy}>
      {services.map((service) => {
        const text = boughtText(service, { slices, dictionary, nameOf, language, t });
        return (
          <li key={service.id}>
            {staysElsewhere(service) ? t('manage.change.lost.elsewhere', { bought: text }) : text}
          </li>
        );
      })}
    </ul>
  );
}

interface BeforeProps {
  booking: Booking;
  slice: FlightSlice;
  /** from a change's quote; else the booking's services on the flight */
  services?: readonly BoughtService[];
}

/** What a change loses, shown before the choice and again before consent. */
export function StaysBehind({
  booking,
  slice,
  services = servicesOn(booking, slice),
}: BeforeProps) {
  const { t } = useTranslation('flights');
  const id = useId();
  if (services.length === 0) return null;
  return (
    <Notice tone="warning" title={<span id={id}>{t('manage.change.lost.before')}</span>}>
      <p>{t('manage.change.lost.beforeText', { airline: booking.owner.name })}</p>
      <Lines booking={booking} services={services} slices={[slice]} labelledBy={id} />
      <p>{t('manage.change.lost.rest')}</p>
    </Notice>
  );
}

export function LeftBehind({ booking }: { booking: Booking }) {
  const { t } = useTranslation('flights');
  const id = useId();
  const lost = booking.changes.filter(({ lost_services: services }) => services.length > 0);
  if (lost.length === 0) return null;
  return (
    <>
      <p id={id}>{t('manage.change.lost.after')}</p>
      {lost.map(({ previous, lost_services: services }) => (
        <Lines
          key={previous.id}
          booking={booking}
          services={services}
          slices={[previous]}
          labelledBy={id}
        />
      ))}
      <SmallPrint>{t('manage.change.lost.afterText', { airline: booking.owner.name })}</SmallPrint>
    </>
  );
}
