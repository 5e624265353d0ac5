import type { Summary } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { Code, type Column, DataTable } from '@wayfare/workbench';
import type { Found } from '../api/found';
import { Amount } from '../parts/amount';
import { BookingLink } from '../parts/booking-link';
import { Moment } from '../parts/moment';

function useColumns(): [Column<Summary>, ...Column<Summary>[]] {
  const { t } = useTranslation();
  return [
    {
      name: 'reference',
      head: t('booking.reference'),
      cell: ({ id, reference }) => <BookingLink id={id} reference={reference} />,
    },
    { name: 'vertical', head: t('booking.vertical'), cell: ({ vertical }) => vertical },
    { name: 'email', head: t('booking.email'), cell: ({ email }) => email },
    { name: 'status', head: t('booking.status'), cell: ({ status }) => <Code>{status}</Code> },
    { name: 'state', head: t('booking.state'), cell: ({ state }) => <Code>{state}</Code> },
    {
      name: 'total',
      head: t('money.total'),
      cell: ({ total }) => <Amount cents={total} />,
      isNumber: true,
    },
    {
      name: 'createdAt',
      head: t('booking.createdAt'),
      cell: (row) => <Moment at={row.createdAt} />,
    },
  ];
}

/** What was found; how many is told by a live region. */
export function FoundList({ found }: { found: Found | null }) {
  const { t } = useTranslation();
  const columns = useColumns();
  const count = found?.bookings.length ?? 0;
  return (
    <Stack gap={3}>
      <p role="status">
        {found === null ? null : t(found.isCut ? 'find.cut' : 'find.found', { count })}
      </p>
      {found === null || count === 0 ? null : (
        <DataTable
          caption={t('find.results')}
          columns={columns}
          rows={found.bookings}
          keyOf={({ id }) => id}
        />
      )}
    </Stack>
  );
}
