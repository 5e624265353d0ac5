import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { FindLink } from '../../ui/find-link';
import { OwnBookings, useApart } from './own-bookings';
import { hasSomething } from './tally';
import { useTrips } from './use-trips';

/** Bookings of this browser's session, and ways to others (decision 0019). The login notice leads if there are none. */
export function VisitorBookings({ notice }: { notice: ReactNode }) {
  const { t } = useTranslation('account');
  const own = useTrips();
  const apart = useApart(own);
  const isThere = apart.counting.some((name) => hasSomething(apart.tally, name));
  return (
    <Stack gap={5}>
      {!isThere && notice}
      <FindLink />
      <div hidden={!isThere}>
        <h2>{t('bookings.here')}</h2>
        <p>{t('bookings.hereText')}</p>
      </div>
      <OwnBookings own={own} apart={apart} filter="all" isVisitor />
      {isThere && notice}
    </Stack>
  );
}
