import { PageTitle } from '@wayfare/workbench';
import { findBookings } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useNavigate } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { useState } from 'react';
import { useDesk } from '../api/desk';
import type { Search } from '../api/found';
import { bookingPath } from '../parts/booking-link';
import { ProblemNotice } from '../parts/problem-notice';
import { useCall } from '../parts/use-call';
import { FindForm } from './find-form';
import { FoundList } from './found-list';

/** The first page: a booking by what a caller has at hand. The one that is found is opened at once. */
export function FindPage() {
  const { t } = useTranslation();
  const { found: memory } = useDesk();
  const navigate = useNavigate();
  const [found, setFound] = useState(memory.get);
  const { isBusy, failure, run } = useCall(findBookings);

  async function find(search: Search): Promise<void> {
    setFound(null);
    const result = await run(search);
    if (result === null) return;
    const now = { search, ...result };
    memory.keep(now);
    setFound(now);
    const [first, ...others] = result.bookings;
    if (first !== undefined && others.length === 0) await navigate(bookingPath(first.id));
  }

  return (
    <Stack gap={6}>
      <PageTitle>{t('find.title')}</PageTitle>
      <FindForm isBusy={isBusy} onFind={(search) => void find(search)} />
      {failure === null ? null : <ProblemNotice failure={failure} />}
      <FoundList found={found} />
    </Stack>
  );
}
