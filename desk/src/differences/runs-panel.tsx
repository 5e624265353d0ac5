import type { Run } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { type Column, DataTable, Panel } from '@wayfare/workbench';
import { Moment } from '../parts/moment';

const COUNTS = ['compared', 'unanswered', 'found', 'resolved'] as const;

/** The last comparisons. */
export function RunsPanel({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation();
  const columns: [Column<Run>, ...Column<Run>[]] = [
    {
      name: 'startedAt',
      head: t('runs.startedAt'),
      cell: ({ startedAt }) => <Moment at={startedAt} />,
    },
    {
      name: 'endedAt',
      head: t('runs.endedAt'),
      cell: ({ endedAt }) => (endedAt === null ? t('runs.notEnded') : <Moment at={endedAt} />),
    },
    ...COUNTS.map((name): Column<Run> => ({
      name,
      head: t(`runs.${name}`),
      cell: (run) => run[name],
      isNumber: true,
    })),
  ];
  return (
    <Panel title={t('runs.title')}>
      {runs.length === 0 ? (
        <p>{t('runs.none')}</p>
      ) : (
        <DataTable
          caption={t('runs.title')}
          columns={columns}
          rows={runs}
          keyOf={({ startedAt }) => startedAt}
        />
      )}
    </Panel>
  );
}
