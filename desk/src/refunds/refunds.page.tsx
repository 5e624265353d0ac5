import type { Refund } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLoaderData } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { type Column, DataTable, PageTitle } from '@wayfare/workbench';
import { Amount } from '../parts/amount';
import { BookingLink } from '../parts/booking-link';
import { ChoiceLinks } from '../parts/choice-links';
import { RefundStateBadge } from '../parts/refund-state';
import { Decision } from './decision';
import { WhoWhen } from './who-when';
import { REFUND_FILTERS, type RefundsData } from './refunds-loader';

function useColumns(): [Column<Refund>, ...Column<Refund>[]] {
  const { t } = useTranslation();
  return [
    {
      name: 'reference',
      head: t('booking.reference'),
      cell: ({ bookingId, reference }) => <BookingLink id={bookingId} reference={reference} />,
    },
    {
      name: 'amount',
      head: t('refunds.amount'),
      cell: ({ amount }) => <Amount cents={amount} />,
      isNumber: true,
    },
    {
      name: 'sent',
      head: t('refunds.sent'),
      cell: ({ sent }) => <Amount cents={sent} />,
      isNumber: true,
    },
    {
      name: 'state',
      head: t('refunds.state'),
      cell: ({ state }) => <RefundStateBadge state={state} />,
    },
    { name: 'reason', head: t('refunds.reason'), cell: ({ reason }) => reason },
    {
      name: 'requested',
      head: t('refunds.requested'),
      cell: ({ requestedBy, requestedAt }) => <WhoWhen who={requestedBy} at={requestedAt} />,
    },
    { name: 'decision', head: t('refunds.decision'), cell: (row) => <Decision refund={row} /> },
  ];
}

/** Refunds of the desk; those that wait for a second person come first. */
export function RefundsPage() {
  const { t } = useTranslation();
  const { refunds, filter } = useLoaderData<RefundsData>();
  const columns = useColumns();
  return (
    <Stack gap={4}>
      <PageTitle>{t('refunds.title')}</PageTitle>
      <ChoiceLinks
        label={t('refunds.show')}
        links={REFUND_FILTERS.map((each) => ({
          to: `/refunds?state=${each}`,
          label: each === 'all' ? t('refunds.all') : t(`refundStates.${each}`),
          isCurrent: each === filter,
        }))}
      />
      <p>{t('refunds.found', { count: refunds.length })}</p>
      {refunds.length === 0 ? null : (
        <DataTable
          caption={t('refunds.title')}
          columns={columns}
          rows={refunds}
          keyOf={({ id }) => id}
        />
      )}
    </Stack>
  );
}
