import { toBookingFilter } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Slot, useLanguage, useSlots } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import { Stack, Waiting } from '@wayfare/ui';
import { BookingFilters } from '@wayfare/ui/booking';
import { paths } from '../../paths';
import styles from './bookings.module.css';
import { GuestBookings } from './guest-bookings';
import { NoBookings } from './no-bookings';
import { countAll, isNothing } from './tally';
import { useTally } from './use-tally';

const LIST = 'bookings.list/v1';

function Loading() {
  const { t } = useTranslation('account');
  return <Waiting text={t('common:loading')} height={160} />;
}

/** The bookings of every vertical, each with its own waiting and failing. */
export function BookingsContent({ owner }: { owner: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [query] = useSearchParams();
  const slots = useSlots(LIST);
  const { tally, tellerOf } = useTally();
  const verticals = slots.map(({ vertical }) => vertical);
  const hasNothing = isNothing(tally, verticals);
  return (
    <Stack gap={5}>
      <GuestBookings owner={owner} />
      <BookingFilters
        t={t}
        path={paths.bookings(language)}
        selected={toBookingFilter(query.get('filter'))}
        counts={countAll(tally, verticals)}
      />
      <div role="status">{hasNothing && <NoBookings slots={slots} />}</div>
      {slots.map(({ vertical, label }) => (
        // hidden and not gone: its list is looked at again when there is something
        <section
          key={vertical}
          className={styles.vertical}
          aria-labelledby={`bookings-${vertical}`}
          hidden={hasNothing}
        >
          <h2 id={`bookings-${vertical}`}>{label}</h2>
          <Slot id={LIST} vertical={vertical} fallback={<Loading />} {...tellerOf(vertical)} />
        </section>
      ))}
    </Stack>
  );
}
