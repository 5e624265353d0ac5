import { decideRefund, listRefunds, type Role } from '@wayfare/desk-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { ANNA, BRAM, buildRefund } from '../testing/builders';
import { inTurn, refusal, when } from '../testing/fake-desk';
import { openDesk } from '../testing/open-desk';

const APPROVE = 'Approve the refund of WF7K2M9Q';
const REFUSE = 'Refuse the refund of WF7K2M9Q';
const dialog = () => within(screen.getByRole('dialog'));
const waiting = when(listRefunds, { refunds: [buildRefund()] });

describe('Refunds', () => {
  it('that wait for a second person come first, with all that one has to know', async () => {
    const { wire } = await openDesk('/refunds', [waiting], { role: 'supervisor' });
    const row = within(screen.getByRole('table')).getAllByRole('row')[1];
    for (const text of ['€300.00', 'The pool was closed', 'Bram Bakker', 'Sat 12 Dec 2026, 09:00'])
      expect(row).toHaveTextContent(text);
    expect(wire.requestsTo(listRefunds)[0]?.request).toEqual({ state: 'requested' });
  });

  it('of another state, and all, have an address', async () => {
    const { user, wire, address } = await openDesk('/refunds', [
      when(listRefunds, ({ state }) => ({
        refunds: [buildRefund({ state: state ?? 'failed', failure: 'charge_disputed' })],
      })),
    ]);
    const states = within(screen.getByRole('navigation', { name: 'Show' }));
    await user.click(states.getByRole('link', { name: 'failed' }));
    expect(await screen.findByText('charge_disputed')).toBeVisible();
    expect(address()).toBe('/refunds?state=failed');
    await user.click(states.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(wire.requestsTo(listRefunds).at(-1)?.request).toEqual({}));
  });

  it('say who decided', async () => {
    const decided = buildRefund({
      state: 'done',
      sent: 30_000,
      decidedBy: ANNA,
      decidedAt: '2026-12-09T10:00:00Z',
    });
    await openDesk('/refunds?state=done', [when(listRefunds, { refunds: [decided] })]);
    const table = within(screen.getByRole('table'));
    expect(table.getByText(/Anna de Vries/)).toBeVisible();
    expect(table.getAllByText('€300.00')).toHaveLength(2);
  });
});

describe('Deciding a refund', () => {
  it.each<[Role, 'own' | 'other', string | null]>([
    ['viewer', 'other', 'A supervisor decides'],
    ['agent', 'other', 'A supervisor decides'],
    ['supervisor', 'own', 'You asked for it: somebody else decides'],
    ['supervisor', 'other', null],
  ])('is offered to a %s of a request that is its %s: %s', async (role, whose, hindrance) => {
    const requestedBy = whose === 'own' ? ANNA : BRAM;
    await openDesk('/refunds', [when(listRefunds, { refunds: [buildRefund({ requestedBy })] })], {
      role,
    });
    expect(screen.queryAllByRole('button', { name: APPROVE })).toHaveLength(hindrance ? 0 : 1);
    expect(screen.queryAllByRole('button', { name: REFUSE })).toHaveLength(hindrance ? 0 : 1);
    if (hindrance !== null) expect(screen.getByText(hindrance)).toBeVisible();
  });

  it.each([
    [APPROVE, 'Approve', 'approve', 'done', '€300.00 was given back'],
    [REFUSE, 'Refuse', 'refuse', 'refused', 'The refund of €300.00 was refused'],
  ] as const)(
    '%s asks first and tells the outcome once',
    async (name, confirm, decision, state, told) => {
      const { user, wire } = await openDesk(
        '/refunds',
        [
          when(
            listRefunds,
            inTurn(
              () => ({ refunds: [buildRefund()] }),
              () => ({ refunds: [] }),
            ),
          ),
          when(decideRefund, buildRefund({ state })),
        ],
        { role: 'supervisor' },
      );
      await user.click(screen.getByRole('button', { name }));
      expect(dialog().getByText('The pool was closed')).toBeVisible();
      await user.click(dialog().getByRole('button', { name: confirm }));
      expect(await screen.findAllByText(told)).toHaveLength(1);
      expect(await screen.findByText('There are none')).toBeVisible();
      expect(wire.requestsTo(decideRefund)).toEqual([
        {
          path: '/api/refunds/decide',
          request: { refundId: 'rf-1', decision },
          key: expect.any(String),
        },
      ]);
    },
  );

  it.each([
    ['SAME_PERSON', 'You asked for this refund yourself'],
    ['ROLE_MISSING', 'Your role may not do this'],
    ['ALREADY_DECIDED', 'Somebody decided this refund already'],
    ['REQUEST_EXPIRED', 'This request has expired'],
  ] as const)('that the server refuses says why: %s', async (code, text) => {
    const { user } = await openDesk('/refunds', [waiting, when(decideRefund, refusal(code))], {
      role: 'supervisor',
    });
    await user.click(screen.getByRole('button', { name: APPROVE }));
    await user.click(dialog().getByRole('button', { name: 'Approve' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(text);
  });
});
