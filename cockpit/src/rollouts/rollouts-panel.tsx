import { useTranslation } from '@wayfare/i18n';
import { Badge, Inline, Stack } from '@wayfare/ui';
import { Code, DataTable, Panel, type Column } from '@wayfare/workbench';
import { useCockpit } from '../api/cockpit';
import type { RolloutView, SeenMetric } from '../api/rollouts-source';
import { useSite } from '../api/site';
import { mayChange } from '../domain/may-change';
import { shownShare } from '../domain/shown';
import { Moment } from '../parts/moment';
import { ProblemNotice } from '../parts/problem-notice';
import { AbortAct } from './abort-act';
import type { RolloutsData } from './rollouts-loader';

const TONES = {
  climbing: 'brand',
  paused: 'warning',
  aborted: 'accent',
  finished: 'success',
  'taken-over': 'accent',
} as const;

function useColumns(): [Column<SeenMetric>, ...Column<SeenMetric>[]] {
  const { t } = useTranslation();
  const count = ({ of, events }: SeenMetric['release']) => t('rollouts.count', { events, of });
  return [
    {
      name: 'metric',
      head: t('rollouts.metric'),
      cell: ({ metric }) => t(`rollouts.metrics.${metric}`),
    },
    {
      name: 'release',
      head: t('rollouts.release'),
      cell: ({ release }) => count(release),
      isNumber: true,
    },
    {
      name: 'control',
      head: t('rollouts.control'),
      cell: ({ control }) => count(control),
      isNumber: true,
    },
  ];
}

function OneRollout({ rollout }: { rollout: RolloutView }) {
  const { t } = useTranslation();
  const { language } = useCockpit();
  const { session } = useSite();
  const columns = useColumns();
  const { vertical, version, phase, step, steps, weight, since, reason, seen } = rollout;
  const isRunning = phase === 'climbing' || phase === 'paused';
  return (
    <Stack gap={2}>
      <Inline>
        <span>{vertical}</span> <Code>{version}</Code>
        <Badge tone={TONES[phase]}>{t(`rollouts.phases.${phase}`)}</Badge>
      </Inline>
      <p>
        {t('rollouts.step', { step, steps, share: shownShare(weight, language) })},{' '}
        {t('rollouts.since')} <Moment at={since} />
      </p>
      <p lang="en">{reason}</p>
      <DataTable
        caption={t('rollouts.caption', { vertical, version })}
        columns={columns}
        rows={seen}
        keyOf={({ metric }) => metric}
      />
      {isRunning && mayChange(session, vertical) ? <AbortAct rollout={rollout} /> : null}
    </Stack>
  );
}

/** Rollouts with both arms side by side, of one vertical or of all. */
export function RolloutsPanel({ data, vertical }: { data: RolloutsData; vertical?: string }) {
  const { t } = useTranslation();
  if (data === null) return null;
  const shown =
    'failure' in data
      ? []
      : data.rollouts.filter((each) => vertical === undefined || each.vertical === vertical);
  return (
    <Panel title={t('rollouts.title')}>
      {'failure' in data ? <ProblemNotice failure={data.failure} /> : null}
      {!('failure' in data) && shown.length === 0 ? <p>{t('rollouts.none')}</p> : null}
      {shown.map((rollout) => (
        <OneRollout key={`${rollout.vertical} ${rollout.version}`} rollout={rollout} />
      ))}
    </Panel>
  );
}
