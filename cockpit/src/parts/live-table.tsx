import { useTranslation } from '@wayfare/i18n';
import { Badge } from '@wayfare/ui';
import { Code, DataTable, type Column } from '@wayfare/workbench';
import { useCockpit } from '../api/cockpit';
import { shownShare } from '../domain/shown';
import type { LiveRelease, Vertical } from '../domain/vertical';
import { Actor } from './actor';
import { Moment } from './moment';

function useColumns(): [Column<LiveRelease>, ...Column<LiveRelease>[]] {
  const { t } = useTranslation();
  const { language } = useCockpit();
  return [
    {
      name: 'version',
      head: t('live.release'),
      cell: ({ version, isQuarantined }) => (
        <>
          <Code>{version}</Code>{' '}
          {isQuarantined ? <Badge tone="accent">{t('states.quarantined')}</Badge> : null}
        </>
      ),
    },
    {
      name: 'share',
      head: t('live.share'),
      cell: ({ weight }) => shownShare(weight, language),
      isNumber: true,
    },
    {
      name: 'since',
      head: t('live.since'),
      cell: ({ given }) => (given === null ? null : <Moment at={given.at} />),
    },
    {
      name: 'by',
      head: t('live.by'),
      cell: ({ given }) => (given === null ? null : <Actor of={given} />),
    },
    { name: 'why', head: t('live.why'), cell: ({ given }) => given?.reason },
  ];
}

/** Releases that visitors get of a vertical, with which share, since when, by whom and why. */
export function LiveTable({ vertical: { name, live } }: { vertical: Vertical }) {
  const { t } = useTranslation();
  const columns = useColumns();
  if (live.length === 0) return <p>{t('live.none')}</p>;
  return (
    <DataTable
      caption={t('live.caption', { name })}
      columns={columns}
      rows={live}
      keyOf={({ version }) => version}
    />
  );
}
