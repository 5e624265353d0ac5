import { useTranslation } from '@wayfare/i18n';
import { Link, useLoaderData } from '@wayfare/router';
import { EmptyState, Stack } from '@wayfare/ui';
import { PageTitle, Panel } from '@wayfare/workbench';
import { useSite } from '../api/site';
import { verticalPath } from '../domain/addresses';
import type { Vertical } from '../domain/vertical';
import { LiveTable } from '../parts/live-table';
import { Moment } from '../parts/moment';
import { RevisionList } from '../parts/revision-list';
import { VerticalStates } from '../parts/vertical-states';
import type { RolloutsData } from '../rollouts/rollouts-loader';
import { RolloutsPanel } from '../rollouts/rollouts-panel';

/** Enough to find what changed when something began to go wrong. */
const LAST = 8;

function VerticalPanel({ vertical }: { vertical: Vertical }) {
  const { t } = useTranslation();
  const { name } = vertical;
  return (
    <Panel title={name}>
      <VerticalStates vertical={vertical} />
      <LiveTable vertical={vertical} />
      <p>
        <Link to={verticalPath(name)}>{t('overview.more', { name })}</Link>
      </p>
    </Panel>
  );
}

/** What is live where, and what changed last. */
export function OverviewPage() {
  const { t } = useTranslation();
  const { verticals, history, readAt } = useSite();
  const rollouts = useLoaderData<RolloutsData>();
  return (
    <Stack gap={4}>
      <PageTitle>{t('overview.title')}</PageTitle>
      <p>
        {t('overview.text')} {t('overview.asOf')} <Moment at={new Date(readAt).toISOString()} />
      </p>
      {verticals.length === 0 ? (
        <EmptyState title={t('overview.empty')}>{t('overview.emptyText')}</EmptyState>
      ) : (
        <Panel title={t('overview.last')}>
          <RevisionList revisions={history.slice(-LAST).reverse()} isOfAll />
        </Panel>
      )}
      <RolloutsPanel data={rollouts} />
      {verticals.map((vertical) => (
        <VerticalPanel key={vertical.name} vertical={vertical} />
      ))}
    </Stack>
  );
}
