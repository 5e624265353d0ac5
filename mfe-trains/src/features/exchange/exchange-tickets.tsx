import type { PaymentSettings, TicketItem, TrainBookingView } from '@wayfare/api-contract';
import { BookingSection } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, Notice, VisuallyHidden } from '@wayfare/ui';
import { BackToBooking } from '../cancelation/back-to-booking';
import { exchangeRefusal } from '../cancelation/item-rules';
import { StatusNotice } from '../cancelation/status-notice';
import { useManage } from '../cancelation/use-manage';
import { ItemLines } from '../cart/item-lines';
import { travelText } from '../cart/cart-state';
import type { Place } from '../search/criteria';
import { ChooseDay } from './choose-day';
import { dayProblem, exchangeDays, isGone } from './exchange-days';
import styles from './exchange.module.css';
import { ExchangeOffers } from './exchange-offers';
import { routeOf } from './new-route';

interface Props {
  booking: TrainBookingView;
  /** null when they could not be loaded, and where nothing is paid */
  settings: PaymentSettings | null;
  /** those of another route */
  places: readonly Place[];
}

type Leg = TicketItem['legs'][number];

export interface Exchanging extends Pick<Props, 'booking' | 'settings'> {
  item: TicketItem;
  leg: Leg;
}

function Refused({ booking }: Pick<Props, 'booking'>) {
  const { t } = useTranslation('trains');
  const reasons = booking.bookingItems.flatMap((item) => exchangeRefusal(booking, item) ?? []);
  return (
    <>
      <div role="status">
        {booking.status === 'completing' ? <StatusNotice booking={booking} action="exchange" /> : <Notice tone="info">{t(`manage.exchange.refused.${reasons.find((reason) => reason === 'carrier') ?? reasons[0] ?? 'status'}`)}</Notice>}
      </div>
      <BackToBooking />
    </>
  );
}

/** Which journey: each with the way to exchange it, or why it can't be (OQ-82). */
function ChooseLeg({ items }: { items: readonly TicketItem[] }) {
  const { t } = useTranslation('trains');
  const { href } = useManage();
  return (
    <>
      <BookingSection id="choose-leg" title={t('manage.exchange.which')}>
        <ul role="list" className={styles.list}>
          {items.flatMap((item) =>
            item.legs.map((leg) => (
              <li key={`${item.id} ${leg.id}`} className={styles.entry}>
                <ItemLines item={{ ...item, legs: [leg] }} />
                {isGone(leg) ? (
                  <p>{t('manage.exchange.departed')}</p>
                ) : (
                  <ButtonLink variant="secondary" to={href({ action: 'exchange', item: item.id, leg: leg.id })}>
                    {t('manage.exchange.leg')}
                    <VisuallyHidden>: {travelText({ ...item, legs: [leg] })}</VisuallyHidden>
                  </ButtonLink>
                )}
              </li>
            )),
          )}
        </ul>
      </BookingSection>
      <BackToBooking />
    </>
  );
}

/** The journey that the address names, else the only one. */
function chosenLeg(items: readonly TicketItem[], { item: itemId, leg: legId }: { item: string; leg: string }): { item: TicketItem; leg: Leg } | null {
  const all = items.filter(({ id }) => itemId === '' || id === itemId).flatMap((item) => item.legs.map((leg) => ({ item, leg })));
  const found = legId === '' && all.length === 1 ? all[0] : all.find(({ leg }) => leg.id === legId);
  return found === undefined || isGone(found.leg) ? null : found;
}

/** Exchanging one journey ("modify-stop", OQ-82): which one, when instead, which train, and then the price (TRN-52). */
export function ExchangeTickets({ booking, settings, places }: Props) {
  const { query } = useManage();
  const items = booking.bookingItems.flatMap((item) => (item.type === 'point-to-point' && exchangeRefusal(booking, item) === null ? [item] : []));
  if (items.length === 0) return <Refused booking={booking} />;
  const chosen = chosenLeg(items, query);
  if (chosen === null) return <ChooseLeg items={items} />;
  const { item, leg } = chosen;
  const days = exchangeDays(item.legs, leg);
  const route = routeOf(item, leg, query, places);
  const { date, hour, from, to, offer } = query;
  const isDay = date !== null && dayProblem(date, days) === null;
  const state = `${item.id} ${leg.id} ${date} ${hour} ${from} ${to}`;
  return (
    <>
      {offer === '' && <ChooseDay key={`day ${state}`} item={item} leg={leg} days={days} route={route} />}
      {isDay && <ExchangeOffers key={`offers ${state}`} booking={booking} settings={settings} item={item} leg={leg} route={route} date={date} />}
      {offer === '' && <BackToBooking />}
    </>
  );
}
