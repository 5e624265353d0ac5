import type { PaymentSettings, TicketItem, TrainBookingView } from '@wayfare/api-contract';
import { BookingSection } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, Notice, VisuallyHidden } from '@wayfare/ui';
import { exchangeRefusal } from '../../domain/after-sales/item-rules';
import { BOTH } from '../../domain/after-sales/manage-query';
import { travelText } from '../../domain/items/travel-text';
import type { Place } from '../../domain/search/criteria';
import { BackToBooking } from '../../ui/after-sales/back-to-booking';
import { StatusNotice } from '../../ui/after-sales/status-notice';
import { useManage } from '../../ui/after-sales/use-manage';
import { ItemLines } from '../../ui/items/item-lines';
import { ChooseBothDays } from './choose-both-days';
import { ChooseDay } from './choose-day';
import { bothDays, canExchangeBoth, dayProblem, exchangeDays, isGone } from './exchange-days';
import { ExchangeOffers } from './exchange-offers';
import styles from './exchange.module.css';
import { routeOf } from './new-route';

interface Props {
  booking: TrainBookingView;
  /** null when loading failed, and where nothing is paid */
  settings: PaymentSettings | null;
  places: readonly Place[];
}

type Leg = TicketItem['legs'][number];

export interface Exchanging extends Pick<Props, 'booking' | 'settings'> {
  item: TicketItem;
  legs: readonly Leg[];
}

function Refused({ booking }: Pick<Props, 'booking'>) {
  const { t } = useTranslation('trains');
  const reasons = booking.bookingItems.flatMap((item) => exchangeRefusal(booking, item) ?? []);
  return (
    <>
      <div role="status">
        {booking.status === 'completing' ? (
          <StatusNotice booking={booking} action="exchange" />
        ) : (
          <Notice tone="info">
            {t(
              `manage.exchange.refused.${reasons.find((reason) => reason === 'carrier') ?? reasons[0] ?? 'status'}`,
            )}
          </Notice>
        )}
      </div>
      <BackToBooking />
    </>
  );
}

/** Each journey with a link to exchange it, or the reason why not (OQ-82). */
function ChooseLeg({ items }: { items: readonly TicketItem[] }) {
  const { t } = useTranslation('trains');
  const { href } = useManage();
  return (
    <>
      <BookingSection id="choose-leg" title={t('manage.exchange.which')}>
        <ul role="list" className={styles.list}>
          {items.filter(canExchangeBoth).map((item) => (
            <li key={item.id} className={styles.entry}>
              <ItemLines item={item} />
              <ButtonLink
                variant="secondary"
                to={href({ action: 'exchange', item: item.id, leg: BOTH })}
              >
                {t('manage.exchange.both')}
                <VisuallyHidden>: {travelText(item)}</VisuallyHidden>
              </ButtonLink>
            </li>
          ))}
          {items.flatMap((item) =>
            item.legs.map((leg) => (
              <li key={`${item.id} ${leg.id}`} className={styles.entry}>
                <ItemLines item={{ ...item, legs: [leg] }} />
                {isGone(leg) ? (
                  <p>{t('manage.exchange.departed')}</p>
                ) : (
                  <ButtonLink
                    variant="secondary"
                    to={href({ action: 'exchange', item: item.id, leg: leg.id })}
                  >
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

function chosenLegs(
  items: readonly TicketItem[],
  { item: itemId, leg: legId }: { item: string; leg: string },
): { item: TicketItem; legs: readonly Leg[] } | null {
  const named = items.filter(({ id }) => itemId === '' || id === itemId);
  if (legId === BOTH)
    return named.filter(canExchangeBoth).map((item) => ({ item, legs: item.legs }))[0] ?? null;
  const all = named.flatMap((item) => item.legs.map((leg) => ({ item, leg })));
  const found = legId === '' && all.length === 1 ? all[0] : all.find(({ leg }) => leg.id === legId);
  return found === undefined || isGone(found.leg) ? null : { item: found.item, legs: [found.leg] };
}

interface ChosenProps extends Exchanging, Pick<Props, 'places'> {}

function ExchangeLeg({ places, ...exchanging }: ChosenProps & { leg: Leg }) {
  const { query } = useManage();
  const { item, leg, ...rest } = exchanging;
  const days = exchangeDays(item.legs, leg);
  const route = routeOf(item, leg, query, places);
  const { date, hour, from, to, offer } = query;
  const isDay = date !== null && dayProblem(date, days) === null;
  const state = `${item.id} ${leg.id} ${date} ${hour} ${from} ${to}`;
  return (
    <>
      {offer === '' && (
        <ChooseDay key={`day ${state}`} item={item} leg={leg} days={days} route={route} />
      )}
      {isDay && (
        <ExchangeOffers
          key={`offers ${state}`}
          {...rest}
          item={item}
          wanted={[{ leg, route, date, hour }]}
        />
      )}
    </>
  );
}

function ExchangeBoth({ places, ...exchanging }: ChosenProps) {
  const { query } = useManage();
  const {
    item,
    legs: [out, home],
  } = exchanging;
  const { date, hour, back, backHour, offer } = query;
  if (out === undefined || home === undefined) return null;
  const days = bothDays(out, home, date ?? '');
  const routeOfLeg = (leg: Leg) => routeOf(item, leg, { from: '', to: '' }, places);
  const areDays =
    date !== null &&
    back !== null &&
    dayProblem(date, days.out) === null &&
    dayProblem(back, days.back) === null;
  const state = `${item.id} ${date} ${hour} ${back} ${backHour}`;
  return (
    <>
      {offer === '' && <ChooseBothDays key={`days ${state}`} item={item} out={out} back={home} />}
      {areDays && (
        <ExchangeOffers
          key={`offers ${state}`}
          {...exchanging}
          wanted={[
            { leg: out, route: routeOfLeg(out), date, hour },
            { leg: home, route: routeOfLeg(home), date: back, hour: backHour },
          ]}
        />
      )}
    </>
  );
}

/** Exchanges one journey ("modify-stop", OQ-82) or both of a return: legs, days, trains, price (TRN-52). */
export function ExchangeTickets({ booking, settings, places }: Props) {
  const { query } = useManage();
  const items = booking.bookingItems.flatMap((item) =>
    item.type === 'point-to-point' && exchangeRefusal(booking, item) === null ? [item] : [],
  );
  if (items.length === 0) return <Refused booking={booking} />;
  const chosen = chosenLegs(items, query);
  if (chosen === null) return <ChooseLeg items={items} />;
  const {
    legs: [leg],
  } = chosen;
  const exchanging = { booking, settings, places, ...chosen };
  return (
    <>
      {chosen.legs.length === 1 && leg !== undefined ? (
        <ExchangeLeg {...exchanging} leg={leg} />
      ) : (
        <ExchangeBoth {...exchanging} />
      )}
      {query.offer === '' && <BackToBooking />}
    </>
  );
}
