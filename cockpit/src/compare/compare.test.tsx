import type { ReleaseDiff } from '@wayfare/releases/diff-releases';
import { diffOfReleases } from '@wayfare/releases/service/calls';
import { screen, within } from '@testing-library/react';
import { openCockpit } from '../testing/open-cockpit.fixture';
import { registryOf, SOME } from '../testing/registry.fixture';
import { refusal, when } from '../testing/service.fake';

const { answers } = registryOf(SOME);
const PAGE = '/cockpit/verticals/hotels/compare';
const SAME = { added: [], removed: [], changed: [] };

const buildDiff = (more: Partial<ReleaseDiff> = {}): ReleaseDiff => ({
  vertical: 'hotels',
  from: '1.1.0',
  to: '1.2.0',
  routes: { added: ['map'], removed: ['old-map'], changed: ['hotel'] },
  slots: SAME,
  contract: { from: '4.1', to: '4.2' },
  imports: { added: ['@wayfare/ui Button'], removed: [] },
  bytes: {
    client: { from: 120_000, to: 126_300 },
    server: { from: 80_000, to: 80_000 },
    chunks: { results: { from: 40_000, to: 38_950 } },
  },
  ...more,
});

const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('Comparing two releases', () => {
  it('shows routes, slots, contract, imports and bytes', async () => {
    const { wire } = await openCockpit(`${PAGE}?from=1.1.0&to=1.2.0`, {
      answers: [...answers, when(diffOfReleases, buildDiff())],
    });
    expect(wire.requestsTo(diffOfReleases)).toEqual([
      expect.objectContaining({ vertical: 'hotels', request: { from: '1.1.0', to: '1.2.0' } }),
    ]);
    for (const [term, name] of [
      ['Added', 'map'],
      ['Gone', 'old-map'],
      ['Changed', 'hotel'],
    ] as const)
      expect(panel('Routes').getByText(term).nextSibling).toHaveTextContent(name);
    expect(panel('Slots').getByText('The same in both.')).toBeVisible();
    expect(panel('Contract').getByText('4.1 before, 4.2 after.')).toBeVisible();
    expect(panel('Imports of shared modules').getByText('@wayfare/ui Button')).toBeVisible();
    const rows = panel('Bytes').getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['All that browsers may load', '120 kB', '126.3 kB', '+6.3 kB'],
      ['All of the server', '80 kB', '80 kB', '0 kB'],
      ['results', '40 kB', '39 kB', '-1.1 kB'],
    ]);
  });

  it('is chosen by a form, whose choice is the address', async () => {
    const { user, wire, address } = await openCockpit(PAGE, {
      answers: [...answers, when(diffOfReleases, ({ from, to }) => buildDiff({ from, to }))],
    });
    expect(screen.getByText('Choose two different releases.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Before'), '1.0.0');
    await user.selectOptions(screen.getByLabelText('After'), '1.1.0');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('region', { name: 'Routes' })).toBeVisible();
    expect(address()).toBe(`${PAGE}?from=1.0.0&to=1.1.0`);
    expect(wire.requestsTo(diffOfReleases)).toHaveLength(1);
  });

  it('is not asked for again while the page follows', async () => {
    const { tick, wire } = await openCockpit(`${PAGE}?from=1.1.0&to=1.2.0`, {
      answers: [
        ...answers,
        when(diffOfReleases, buildDiff({ contract: { from: null, to: null } })),
      ],
    });
    await tick();
    expect(wire.requestsTo(diffOfReleases)).toHaveLength(1);
    expect(panel('Contract').getByText('The same in both: none.')).toBeVisible();
  });

  it('says that one of them is gone', async () => {
    await openCockpit(`${PAGE}?from=0.1.0&to=1.2.0`, {
      answers: [...answers, when(diffOfReleases, refusal('NOT_FOUND'))],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such vertical or release.');
  });
});
