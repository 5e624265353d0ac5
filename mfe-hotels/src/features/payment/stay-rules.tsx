import type { Quote } from '@wayfare/api-contract';
import { BookingSection, Facts } from '@wayfare/checkout';
import { formatMoney, parseMoney, ROOMS_WITHOUT_NOTE } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { scheduleOf } from '../../domain/stay/house-rules';
import styles from '../../ui/booking/booking.module.css';

function AtProperty({ charges }: { charges: Quote['ledger']['atProperty'] }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <>
      <h3>{t('rooms.atProperty')}</h3>
      <ul className={styles.plain}>
        {charges.map(({ name, amount }) => (
          <li key={name}>
            {name}: {formatMoney(parseMoney(amount), language)}
          </li>
        ))}
      </ul>
    </>
  );
}

const withTime = (instructions: string, time: string, sentence: string) =>
  instructions.includes(time) ? instructions : `${sentence} ${instructions}`.trim();

/** House rules, charges at the property and what is special about this booking (HOT-42, HOT-48, HOT-49, OQ-35). */
export function StayRules({ quote }: { quote: Quote }) {
  const { t } = useTranslation('hotels');
  const { booking_details: rules, ledger } = quote;
  const schedule = scheduleOf(rules);
  return (
    <BookingSection id="house-rules" title={t('hotel.rules')}>
      {quote.status === 'RQ' && (
        <Notice tone="info" title={t('step2.onRequest')}>
          {t('step2.onRequestText')}
        </Notice>
      )}
      {quote.rooms.length > ROOMS_WITHOUT_NOTE && (
        <Notice tone="info">{t('step2.manyRooms')}</Notice>
      )}
      <Facts
        items={[
          { term: t('hotel.minAge'), detail: t('hotel.minAgeValue', { count: rules.minAge }) },
          {
            term: t('hotel.checkIn'),
            detail: withTime(
              rules.checkInInstructions,
              schedule.start,
              t('hotel.checkInFrom', { time: schedule.start }),
            ),
          },
          {
            term: t('hotel.checkOut'),
            detail: withTime(
              rules.checkOutInstructions,
              schedule.end,
              t('hotel.checkOutUntil', { time: schedule.end }),
            ),
          },
        ]}
      />
      {ledger.atProperty.length > 0 && <AtProperty charges={ledger.atProperty} />}
    </BookingSection>
  );
}
