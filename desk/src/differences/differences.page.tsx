import type { Difference } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLoaderData } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { BookingLink } from '../parts/booking-link';
import { ChoiceLinks } from '../parts/choice-links';
import { Code } from '../parts/code';
import { DataTable, type Column } from '../parts/data-table';
import { Side } from '../parts/difference-sides';
import { Moment } from '../parts/moment';
import { PageTitle } from '../parts/page-title';
import { CompareNow } from './compare-now';
import type { DifferencesData } from './differences-loader';
import { RunsPanel } from './runs-panel';

function About({ of: { bookingId, reference, payment } }: { of: Difference }) {
  return (
    <>
      {bookingId === null ? null : (
        <BookingLink id={bookingId} reference={reference ?? bookingId} />
      )}{' '}
      {payment === null ? null : <Code>{payment}</Code>}
    </>
  );
}

function useColumns(isOpen: boolean): [Column<Difference>, ...Column<Difference>[]] {
  const { t } = useTranslation();
  return [
    {
      name: 'about',
      head: t('differences.about'),
      cell: (row) => <About of={row} />,
    },
    {
      name: 'kind',
      head: t('differences.kind'),
      cell: ({ kind }) => t(`differences.kinds.${kind}`),
    },
    { name: 'ours', head: t('differences.ours'), cell: (row) => <Side of={row} side="ours" /> },
    {
      name: 'theirs',
      head: t('differences.theirs'),
      cell: (row) => <Side of={row} side="theirs" />,
    },
    {
      name: 'foundAt',
      head: t('differences.foundAt'),
      cell: ({ foundAt }) => <Moment at={foundAt} />,
    },
    {
      name: 'last',
      head: isOpen ? t('differences.seenAt') : t('differences.resolvedAt'),
      cell: ({ seenAt, resolvedAt }) => <Moment at={resolvedAt ?? seenAt} />,
    },
  ];
}

/** Where supplier or bank say otherwise than we do. */
export function DifferencesPage() {
  const { t } = useTranslation();
  const { differences, runs, isOpen } = useLoaderData<DifferencesData>();
  const columns = useColumns(isOpen);
  return (
    <Stack gap={4}>
      <PageTitle>{t('differences.title')}</PageTitle>
      <p>{t('differences.text')}</p>
      <CompareNow />
      <ChoiceLinks
        label={t('differences.show')}
        links={[
          { to: '/differences', label: t('differences.open'), isCurrent: isOpen },
          {
            to: '/differences?show=resolved',
            label: t('differences.resolved'),
            isCurrent: !isOpen,
          },
        ]}
      />
      <p>{t('differences.found', { count: differences.length })}</p>
      {differences.length === 0 ? null : (
        <DataTable
          caption={t('differences.title')}
          columns={columns}
          rows={differences}
          keyOf={({ id }) => id}
        />
      )}
      <RunsPanel runs={runs} />
    </Stack>
  );
}
