import type { Stuck } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLoaderData } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { Code, type Column, DataTable, PageTitle, ageOf } from '@wayfare/workbench';
import { Amount } from '../parts/amount';
import { BookingLink } from '../parts/booking-link';
import { ChoiceLinks } from '../parts/choice-links';
import { Moment } from '../parts/moment';
import { WAITS, type StuckData } from './stuck-loader';

function useColumns(now: number): [Column<Stuck>, ...Column<Stuck>[]] {
  const { t } = useTranslation();
  const age = (since: string) => {
    const { unit, count } = ageOf(since, now);
    return t(`ages.${unit}`, { count });
  };
  return [
    {
      name: 'reference',
      head: t('booking.reference'),
      cell: ({ booking: { id, reference } }) => <BookingLink id={id} reference={reference} />,
    },
    { name: 'kind', head: t('stuck.kind'), cell: ({ kind }) => t(`stuck.kinds.${kind}`) },
    { name: 'what', head: t('stuck.what'), cell: ({ what }) => <Code>{what}</Code> },
    { name: 'for', head: t('stuck.for'), cell: ({ since }) => age(since), isNumber: true },
    { name: 'since', head: t('stuck.since'), cell: ({ since }) => <Moment at={since} /> },
    { name: 'tries', head: t('booking.tries'), cell: ({ tries }) => tries, isNumber: true },
    {
      name: 'amount',
      head: t('stuck.amount'),
      cell: ({ amount }) => (amount === null ? null : <Amount cents={amount} />),
      isNumber: true,
    },
    {
      name: 'vertical',
      head: t('booking.vertical'),
      cell: ({ booking: { vertical } }) => vertical,
    },
  ];
}

/** What does not move by itself, the oldest first. */
export function StuckPage() {
  const { t } = useTranslation();
  const { stuck, isCut, wait, now } = useLoaderData<StuckData>();
  const columns = useColumns(now);
  return (
    <Stack gap={4}>
      <PageTitle>{t('stuck.title')}</PageTitle>
      <ChoiceLinks
        label={t('stuck.olderThan')}
        links={WAITS.map((minutes) => ({
          to: `/stuck?minutes=${minutes}`,
          label: t(`stuck.waits.${minutes}`),
          isCurrent: minutes === wait,
        }))}
      />
      <p role="status">{t(isCut ? 'stuck.cut' : 'stuck.found', { count: stuck.length })}</p>
      {stuck.length === 0 ? null : (
        <DataTable
          caption={t('stuck.title')}
          columns={columns}
          rows={stuck}
          keyOf={({ booking, kind, what }) => `${booking.id} ${kind} ${what}`}
        />
      )}
    </Stack>
  );
}
