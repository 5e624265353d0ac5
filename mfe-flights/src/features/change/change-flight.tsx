import { BookingSection } from '@wayfare/checkout';
import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, Notice } from '@wayfare/ui';
import { useState } from 'react';
import { changeRefusal, sliceRefusal, type Refusal } from '../../domain/after-sales/action-rules';
import { BackToBooking } from '../../ui/after-sales/back-to-booking';
import { StatusNotice } from '../../ui/after-sales/status-notice';
import { useManage, type Managed, type PayableManaged } from '../../ui/after-sales/use-manage';
import { SliceLine } from '../../ui/journey/slice-line';
import { changeDays, dayProblem } from './change-days';
import { ChangeOffers } from './change-offers';
import { ChangeReview } from './change-review';
import styles from './change.module.css';
import { ChooseDay } from './choose-day';

function Refused({ booking, refusal }: Pick<Managed, 'booking'> & { refusal: Refusal }) {
  const { t } = useTranslation('flights');
  const isUnderWay = booking.status === 'completing';
  return (
    <>
      <div role="status">
        {isUnderWay ? (
          <StatusNotice booking={booking} view="change" />
        ) : (
          <Notice tone="info">
            {t(`manage.change.refused.${refusal}`, {
              status: t(`bookings.status.${booking.status}`),
            })}
          </Notice>
        )}
      </div>
      <BackToBooking />
    </>
  );
}

function ChooseSlice({ booking, now }: Pick<Managed, 'booking'> & { now: number }) {
  const { t } = useTranslation('flights');
  const { href } = useManage();
  const { slices, dictionary } = booking;
  return (
    <BookingSection id="choose-slice" title={t('manage.change.which')}>
      <ul role="list" className={styles.offers}>
        {slices.map((slice, index) => {
          const refusal = sliceRefusal(booking, slice, now);
          return (
            <li key={slice.id} className={styles.offer}>
              <SliceLine slice={slice} dictionary={dictionary} />
              {refusal === null ? (
                <ButtonLink variant="secondary" to={href({ view: 'change', slice: index })}>
                  {t('manage.change.slice', {
                    origin: slice.origin,
                    destination: slice.destination,
                  })}
                </ButtonLink>
              ) : (
                <p>{t(`manage.change.sliceRefused.${refusal}`)}</p>
              )}
            </li>
          );
        })}
      </ul>
    </BookingSection>
  );
}

/** Changes one flight ("modify-stop", OQ-82): slice, day, flight, price. */
export function ChangeFlight(props: PayableManaged) {
  const { query } = useManage();
  const [now] = useState(() => Date.now());
  const { booking } = props;
  const refusal = changeRefusal(booking, now);
  if (refusal !== null) return <Refused booking={booking} refusal={refusal} />;
  const index = query.slice ?? (booking.slices.length === 1 ? 0 : -1);
  const slice = booking.slices[index];
  if (slice === undefined || sliceRefusal(booking, slice, now) !== null) {
    return (
      <>
        <ChooseSlice booking={booking} now={now} />
        <BackToBooking />
      </>
    );
  }
  const days = changeDays(booking.slices, index, siteDay());
  const { date, offer } = query;
  const isDay = date !== null && dayProblem(date, days) === null;
  if (isDay && offer !== '')
    return <ChangeReview key={offer} {...props} index={index} slice={slice} />;
  return (
    <>
      <ChooseDay key={date} booking={booking} index={index} slice={slice} days={days} />
      {isDay && <ChangeOffers {...props} index={index} slice={slice} date={date} />}
      <BackToBooking />
    </>
  );
}
