import { closeDifference, listDifferences, reconcileNow, type Role } from '@wayfare/desk-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { BRAM, buildDifference, buildRun } from '../testing/builders';
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
    await user.click(screen.getByRole('link', { name: 'Resolved or closed' }));
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

describe('A difference that is closed', () => {
  const WORDS = 'A fee of the bank, given back on Monday';
  const CLOSE = 'Close the difference of WF7K2M9Q: Captured amounts differ';
  const closing = { at: '2026-12-10T08:30:00Z', by: BRAM, as: 'mended' as const, words: WORDS };
  const open = { differences: [buildDifference()], runs: [] };
  const dialog = () => within(screen.getByRole('dialog'));

  it.each<[Role, number]>([
    ['viewer', 0],
    ['agent', 1],
    ['supervisor', 1],
  ])('is offered to a %s: %i', async (role, buttons) => {
    await openDesk('/differences', [when(listDifferences, open)], { role });
    expect(screen.queryAllByRole('button', { name: CLOSE })).toHaveLength(buttons);
  });

  it.each<[Role, string | null, string]>([
    ['agent', null, 'mended'],
    ['supervisor', null, 'mended'],
    ['supervisor', 'It stays as it is, and is accepted', 'accepted'],
  ])('by a %s who chooses %s is %s, and told once', async (role, choice, as) => {
    const answers = [
      when(
        listDifferences,
        inTurn(
          () => open,
          () => NOTHING,
        ),
      ),
      when(closeDifference, buildDifference({ closedAt: closing.at, closings: [closing] })),
    ];
    const { user, wire } = await openDesk('/differences', answers, { role });
    await user.click(screen.getByRole('button', { name: CLOSE }));
    expect(dialog().queryAllByRole('combobox', { name: 'How' })).toHaveLength(
      role === 'agent' ? 0 : 1,
    );
    if (choice !== null)
      await user.selectOptions(dialog().getByRole('combobox', { name: 'How' }), choice);
    await user.type(dialog().getByLabelText('What was done, and why'), `  ${WORDS} `);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(await screen.findAllByText('The difference of WF7K2M9Q is closed')).toHaveLength(1);
    // its button went with its row
    const left = await screen.findByText('There are none');
    await waitFor(() => expect(left).toHaveFocus());
    expect(wire.requestsTo(closeDifference)).toEqual([
      {
        path: '/api/differences/close',
        request: { differenceId: 'df-1', as, words: WORDS },
        key: expect.any(String),
      },
    ]);
  });

  it('without a word is not sent', async () => {
    const { user, wire } = await openDesk('/differences', [when(listDifferences, open)]);
    await user.click(screen.getByRole('button', { name: CLOSE }));
    await user.type(dialog().getByLabelText('What was done, and why'), '   ');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(await dialog().findAllByText('This is needed')).not.toHaveLength(0);
    expect(wire.requestsTo(closeDifference)).toEqual([]);
  });

  it.each([
    ['ALREADY_CLOSED', 'This difference is closed or resolved already'],
    ['WORDS_MISSING', 'Say what was done and why'],
    ['ROLE_MISSING', 'Your role may not do this'],
  ] as const)('and refused says why, and keeps the words: %s', async (code, text) => {
    const answers = [when(listDifferences, open), when(closeDifference, refusal(code))];
    const { user } = await openDesk('/differences', answers);
    await user.click(screen.getByRole('button', { name: CLOSE }));
    const words = dialog().getByLabelText('What was done, and why');
    await user.type(words, WORDS);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(text);
    expect(words).toHaveValue(WORDS);
  });

  it.each([
    [
      '/differences?show=resolved',
      { closedAt: closing.at, closings: [closing] },
      ['Closed by Bram Bakker', WORDS, 'It was put right'],
    ],
    [
      '/differences?show=resolved',
      { resolvedAt: '2026-12-11T01:15:00Z', closings: [{ ...closing, words: '' }] },
      ['Found gone', '(forgotten with the people of the booking)'],
    ],
    [
      '/differences',
      { reopenedAt: '2026-12-11T01:15:00Z', closings: [closing] },
      ['Open again since', 'Closed by Bram Bakker', WORDS],
    ],
    [
      '/nl/differences?show=resolved',
      { closedAt: closing.at, closings: [{ ...closing, as: 'accepted' as const }] },
      ['Gesloten door Bram Bakker', 'Het blijft zo en is geaccepteerd', WORDS],
    ],
  ])('at %s says who closed it when, with which words (%#)', async (path, columns, texts) => {
    const differences = [buildDifference(columns)];
    await openDesk(path, [when(listDifferences, { differences, runs: [] })], { role: 'viewer' });
    const [, first] = screen.getAllByRole('row');
    for (const text of texts) expect(first).toHaveTextContent(text);
  });
});
