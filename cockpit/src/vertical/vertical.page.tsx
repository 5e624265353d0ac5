import { useTranslation } from '@wayfare/i18n';
import { Link, useLoaderData } from '@wayfare/router';
import { Columns, Stack } from '@wayfare/ui';
import { PageTitle, Panel } from '@wayfare/workbench';
import { useSite } from '../api/site';
import { comparePath } from '../domain/addresses';
import { newestLive, type Vertical } from '../domain/vertical';
import { LiveTable } from '../parts/live-table';
import { NoSuchPage } from '../parts/no-such-page';
import { RevisionList } from '../parts/revision-list';
import { VerticalStates } from '../parts/vertical-states';
import { RolloutsPanel } from '../rollouts/rollouts-panel';
import { ActionsPanel } from './actions-panel';
import { PausedNotice } from './paused-notice';
import type { VerticalData } from './vertical-loader';
import { WayBackPanel } from './way-back-panel';

/** Newest ones; the whole history is what `GET /v1/revisions` answers. */
const SHOWN = 100;

function CompareLink({ vertical }: { vertical: Vertical }) {
  const { t } = useTranslation();
  const { name, chain, kept, backTo } = vertical;
  const to = newestLive(vertical)?.version ?? chain[0] ?? kept[0] ?? '';
  const from = backTo ?? kept.find((version) => version !== to) ?? to;
  return (
    <p>
      <Link to={comparePath(name, from, to)}>{t('vertical.compare')}</Link>
    </p>
  );
}

function KnownVertical({
  vertical,
  rollouts,
}: Omit<VerticalData, 'name'> & { vertical: Vertical }) {
  const { t } = useTranslation();
  const { name, history } = vertical;
  const main = (
    <Stack gap={4}>
      <Panel title={t('vertical.live')}>
        <VerticalStates vertical={vertical} />
        <LiveTable vertical={vertical} />
        <CompareLink vertical={vertical} />
      </Panel>
      <RolloutsPanel data={rollouts} vertical={name} />
      <Panel title={t('vertical.history')}>
        <RevisionList revisions={history.slice(0, SHOWN)} />
        {history.length > SHOWN ? <p>{t('history.cut', { count: SHOWN })}</p> : null}
      </Panel>
    </Stack>
  );
  const side = (
    <Stack gap={4}>
      <ActionsPanel vertical={vertical} />
      <WayBackPanel vertical={vertical} />
    </Stack>
  );
  return (
    <Stack gap={4}>
      <PageTitle>{name}</PageTitle>
      <PausedNotice paused={vertical.paused} />
      <Columns main={main} side={side} sideLabel={t('vertical.side')} />
    </Stack>
  );
}

/** One vertical: what is live of it, how it came about, and what can be done. */
export function VerticalPage() {
  const { t } = useTranslation();
  const { verticals } = useSite();
  const { name, rollouts } = useLoaderData<VerticalData>();
  const vertical = verticals.find((each) => each.name === name);
  if (vertical === undefined) return <NoSuchPage title={t('notFound.vertical')} />;
  return <KnownVertical vertical={vertical} rollouts={rollouts} />;
}
