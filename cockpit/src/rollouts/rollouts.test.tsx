import { screen, within } from '@testing-library/react';
import { CockpitError } from '../api/cockpit-error';
import type { RolloutsSource, RolloutView } from '../api/rollouts-source';
import { openCockpit } from '../testing/open-cockpit.fixture';

const FLIGHTS = '/cockpit/verticals/flights';

const buildRollout = (more: Partial<RolloutView> = {}): RolloutView => ({
  vertical: 'flights',
  version: '2.1.0',
  phase: 'climbing',
  step: 2,
  steps: 4,
  weight: 1_000,
  since: '2026-12-10T08:30:00Z',
  reason: '10 minutes of the step are not over',
  seen: [
    {
      metric: 'errors',
      release: { of: 1_200, events: 60 },
      control: { of: 10_800, events: 11 },
    },
  ],
  ...more,
});

function sourceOf(rollouts: readonly RolloutView[]) {
  const aborted: [object, string][] = [];
  const source: RolloutsSource = {
    list: () => Promise.resolve(rollouts),
    abort: async (rollout, reason) => void aborted.push([rollout, reason]),
  };
  return { source, aborted };
}

const panel = () => within(screen.getByRole('region', { name: 'Rollouts' }));

describe('Rollouts', () => {
  it('have no panel where the service has none', async () => {
    await openCockpit();
    expect(screen.queryByRole('region', { name: 'Rollouts' })).not.toBeInTheDocument();
  });

  it('show both arms side by side, with the reason in words', async () => {
    await openCockpit('/cockpit', { rollouts: sourceOf([buildRollout()]).source });
    expect(panel().getByText('climbing')).toBeVisible();
    expect(panel().getByText(/^Step 2 of 4, 10% of the visitors/)).toHaveTextContent('09:30');
    expect(panel().getByText('10 minutes of the step are not over')).toBeVisible();
    const [, row] = panel().getAllByRole('row');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Page views with an error',
      '60 of 1200',
      '11 of 10800',
    ]);
  });

  it('of a vertical are on its page', async () => {
    const { source } = sourceOf([buildRollout({ vertical: 'trains' })]);
    await openCockpit(FLIGHTS, { rollouts: source });
    expect(panel().getByText('Nothing is being rolled out.')).toBeVisible();
  });

  it('are aborted for a reason, after it was said what happens', async () => {
    const { source, aborted } = sourceOf([buildRollout()]);
    const { user } = await openCockpit(FLIGHTS, { rollouts: source });
    await user.click(panel().getByRole('button', { name: 'Abort the rollout' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^Nobody gets 2.1.0 any more/)).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), 'Errors');
    await user.click(dialog.getByRole('button', { name: 'Abort the rollout' }));
    expect(await screen.findAllByText('The rollout of 2.1.0 is aborted')).toHaveLength(1);
    expect(aborted).toEqual([[{ vertical: 'flights', version: '2.1.0' }, 'Errors']]);
  });

  it.each([
    ['one that is over', buildRollout({ phase: 'aborted' }), {}],
    ['another team’s', buildRollout(), { verticals: ['hotels'] }],
  ])('%s has no button', async (_what, rollout, session) => {
    await openCockpit(FLIGHTS, { rollouts: sourceOf([rollout]).source, session });
    expect(panel().queryByRole('button')).not.toBeInTheDocument();
  });

  it('that can not be had leave the rest of the page', async () => {
    const source: RolloutsSource = {
      list: () => Promise.reject(new CockpitError('UNREACHABLE', 'the counts are away')),
      abort: () => Promise.resolve(),
    };
    await openCockpit(FLIGHTS, { rollouts: source });
    expect(panel().getByRole('alert')).toHaveTextContent('the counts are away');
    expect(screen.getByRole('region', { name: 'History' })).toBeVisible();
  });
});
