import { listStuck } from '@wayfare/desk-contract';
import { screen, within } from '@testing-library/react';
import { buildStuck, buildSummary } from '../testing/builders';
import { when } from '../testing/fake-desk';
import { openDesk } from '../testing/open-desk';

const STUCK = [
  buildStuck(),
  buildStuck({
    kind: 'money-reserved',
    booking: buildSummary({ id: 'bk-2', reference: 'WF000002' }),
    since: '2026-12-10T08:00:00Z',
    what: 'authorised',
    tries: 0,
    amount: 9_900,
  }),
];

const cellsOf = (row: HTMLElement) =>
  [...row.children].map((cell) => [cell.getAttribute('data-head'), cell.textContent]);

describe('What is stuck', () => {
  it('lists what waits, for how long, with the way to its booking', async () => {
    const { wire } = await openDesk('/stuck', [when(listStuck, { stuck: STUCK, isCut: false })]);
    expect(screen.getByText('2 are stuck, oldest first')).toBeVisible();
    const [, first, second] = screen.getAllByRole('row');
    expect(cellsOf(first as HTMLElement)).toEqual(
      expect.arrayContaining([
        ['What waits', 'A step'],
        ['Which', 'verifying'],
        ['For', '3 hours'],
        ['Tries', '7'],
        ['Amount', ''],
      ]),
    );
    expect(cellsOf(second as HTMLElement)).toEqual(
      expect.arrayContaining([
        ['What waits', 'Money is reserved and not captured'],
        ['For', '60 minutes'],
        ['Amount', '€99.00'],
      ]),
    );
    expect(screen.getByRole('link', { name: 'WF000002' })).toHaveAttribute(
      'href',
      '/bookings/bk-2',
    );
    expect(wire.requestsTo(listStuck).map(({ request }) => request)).toEqual([
      { olderThanMinutes: 15 },
    ]);
  });

  it('is asked for by age, which is part of the address', async () => {
    const { user, wire, address } = await openDesk('/stuck', [
      when(listStuck, ({ olderThanMinutes }) => ({
        stuck: olderThanMinutes === 240 ? [] : STUCK,
        isCut: false,
      })),
    ]);
    const ages = within(screen.getByRole('navigation', { name: 'Waits for at least' }));
    expect(ages.getByRole('link', { current: true })).toHaveTextContent('15 minutes');
    await user.click(ages.getByRole('link', { name: '4 hours' }));
    expect(await screen.findByText('Nothing is stuck')).toBeVisible();
    expect(address()).toBe('/stuck?minutes=240');
    expect(wire.requestsTo(listStuck).at(-1)?.request).toEqual({ olderThanMinutes: 240 });
  });

  it('takes no other age from an address', async () => {
    const { wire } = await openDesk('/stuck?minutes=-1', [
      when(listStuck, { stuck: STUCK, isCut: true }),
    ]);
    expect(wire.requestsTo(listStuck)[0]?.request).toEqual({ olderThanMinutes: 15 });
    expect(screen.getByText('More than 2 are stuck; these are the oldest')).toBeVisible();
  });
});
