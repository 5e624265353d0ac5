import { useTranslation } from '@wayfare/i18n';
import { Slot, useSlots } from '@wayfare/remote-kit';
import { Stack } from '@wayfare/ui';
import { FindLink } from '../find/find-link';
import styles from './bookings.module.css';
import { hasSomething } from './tally';
import { useTally } from './use-tally';

const LIST = 'bookings.list/v1';

/** What this browser's own session has booked, without asking for anything, and the way to what was booked elsewhere (decision 0019). */
export function VisitorBookings() {
  const { t } = useTranslation('account');
  const slots = useSlots(LIST);
  const { tally, tellerOf } = useTally();
  const isThere = slots.some(({ vertical }) => hasSomething(tally, vertical));
  return (
    <Stack gap={5}>
      <FindLink />
      <div hidden={!isThere}>
        <h2>{t('bookings.here')}</h2>
        <p>{t('bookings.hereText')}</p>
      </div>
      {slots.map(({ vertical, label }) => (
        // hidden and not gone: its list is looked at before anything is known
        <section
          key={vertical}
          className={styles.vertical}
          aria-labelledby={`bookings-${vertical}`}
          hidden={!hasSomething(tally, vertical)}
        >
          <h2 id={`bookings-${vertical}`}>{label}</h2>
          <Slot id={LIST} vertical={vertical} {...tellerOf(vertical)} />
        </section>
      ))}
    </Stack>
  );
}
