import { toBookingFilter } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { BookingFilters } from '@wayfare/ui/booking';
import { paths } from '../../domain/paths';
import { GuestBookings } from './guest-bookings';
import { OwnBookings, useApart } from './own-bookings';
import { countAll } from './tally';
import { useTrips } from './use-trips';

export function BookingsContent({ owner }: { owner: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [query] = useSearchParams();
  const own = useTrips();
  const apart = useApart(own);
  const filter = toBookingFilter(query.get('filter'));
  return (
    <Stack gap={5}>
      <GuestBookings owner={owner} />
      <BookingFilters
        t={t}
        path={paths.bookings(language)}
        selected={filter}
        counts={countAll(apart.tally, apart.counting)}
      />
      <OwnBookings own={own} apart={apart} filter={filter} />
    </Stack>
  );
}
