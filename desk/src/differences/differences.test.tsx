import { listDifferences, reconcileNow, type Role } from '@wayfare/desk-contract';
import { screen, within } from '@testing-library/react';
import { buildDifference, buildRun } from '../testing/builders';
import { inTurn, refusal, when } from '../testing/fake-desk';
import { openDesk } from '../testing/open-desk';

const NOTHING = { differences: [], runs: [] };
const compare = () => screen.getByRole('button', { name: 'Compare now' });

describe('Differences', () => {
  it('say what is different, on both sides, with the way to the booking', async () => {
    const differences = [
      buildDifference(),
      buildDifference({
        id: 'df-2',
        kind: 'payment-without-booking',
        bookingId: null,
        reference: null,
        payment: 'pi_0009',
        ours: 'none',
        theirs: '9900',
      }),
    ];
    await openDesk('/differences', [
      when(listDifferences, {
        differences,
        runs: [buildRun(), buildRun({ startedAt: '2026-12-09T01:00:00Z', endedAt: null })],
      }),
    ]);
    const [, first, second] = within(
      screen.getByRole('table', { name: 'Differences' }),
    ).getAllByRole('row');
    for (const text of ['Captured amounts differ', '€412.50', '€400.00', 'pi_0001'])
      expect(first).toHaveTextContent(text);
    for (const text of ['A payment without a booking', 'none', '€99.00', 'pi_0009'])
      expect(second).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'WF7K2M9Q' })).toHaveAttribute(
      'href',
      '/bookings/bk-1',
    );
    expect(screen.getByText('running, or broken off')).toBeVisible();
  });

  it('that are resolved have an address of their own', async () => {
    const { user, wire, address } = await openDesk('/differences', [
      when(listDifferences, ({ isOpen }) => ({
        differences: isOpen ? [] : [buildDifference({ resolvedAt: '2026-12-10T01:15:00Z' })],
        runs: [],
      })),
    ]);
    expect(screen.getByText('There are none')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Resolved' }));
    expect(await screen.findByText('Thu 10 Dec 2026, 02:15')).toBeVisible();
    expect(address()).toBe('/differences?show=resolved');
    expect(wire.requestsTo(listDifferences).map(({ request }) => request)).toEqual([
      { isOpen: true },
      { isOpen: false },
    ]);
  });
});

describe('Comparing now', () => {
  it.each<[Role, number]>([
    ['viewer', 0],
    ['agent', 0],
    ['supervisor', 1],
  ])('is offered to a %s: %i', async (role, buttons) => {
    await openDesk('/differences', [when(listDifferences, NOTHING)], { role });
    expect(screen.queryAllByRole('button', { name: 'Compare now' })).toHaveLength(buttons);
  });

  it('tells what came of it once, and shows the new list', async () => {
    const { user, wire } = await openDesk(
      '/differences',
      [
        when(
          listDifferences,
          inTurn(
            () => NOTHING,
            () => ({ differences: [buildDifference()], runs: [buildRun()] }),
          ),
        ),
        when(reconcileNow, buildRun({ unanswered: 3 })),
      ],
      { role: 'supervisor' },
    );
    await user.click(compare());
    expect(
      await screen.findAllByText(
        '1200 compared: 1 new differences, 2 resolved, 3 without an answer',
      ),
    ).toHaveLength(1);
    expect(await screen.findByRole('table', { name: 'Differences' })).toBeVisible();
    expect(wire.requestsTo(reconcileNow)).toEqual([
      { path: '/api/reconciliation/run', request: {}, key: expect.any(String) },
    ]);
  });

  it('that takes longer says that it runs', async () => {
    const { user } = await openDesk(
      '/differences',
      [when(listDifferences, NOTHING), when(reconcileNow, buildRun({ endedAt: null }))],
      { role: 'supervisor' },
    );
    await user.click(compare());
    expect(await screen.findByText(/The comparison is running/)).toBeVisible();
  });

  it('beside another comparison is refused, and says so', async () => {
    const { user } = await openDesk(
      '/differences',
      [when(listDifferences, NOTHING), when(reconcileNow, refusal('NOT_POSSIBLE'))],
      { role: 'supervisor' },
    );
    await user.click(compare());
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not possible now');
  });
});
