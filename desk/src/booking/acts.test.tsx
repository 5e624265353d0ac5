import {
  addNote,
  resendMail,
  retryStep,
  showBooking,
  type Detail,
  type Note,
  type Role,
} from '@wayfare/desk-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { ANNA, buildDetail } from '../testing/builders';
import { inTurn, refusal, unreachable, when } from '../testing/fake-desk';
import { bookingAnswers, openDesk } from '../testing/open-desk';

const PAGE = '/bookings/bk-1';
const BUTTONS = ['Try now', 'Send papers again', 'Give money back', 'Cancel booking'];
const ALL = { retry: true, resend: true, refund: true, cancel: true };
const NONE = { retry: false, resend: false, refund: false, cancel: false };

const acts = () => screen.getByRole('region', { name: 'What can be done' });
const offered = () =>
  within(acts())
    .queryAllByRole('button')
    .map((button) => button.textContent);
const dialog = () => within(screen.getByRole('dialog'));
const NOW = { state: 'verifying', runAt: '2026-12-10T09:00:00Z' };

describe('What can be done', () => {
  it.each<[Role, Detail['can'], string[]]>([
    ['viewer', ALL, []],
    ['agent', ALL, BUTTONS],
    ['supervisor', ALL, BUTTONS],
    ['agent', { ...NONE, retry: true }, ['Try now']],
    ['agent', { ...NONE, resend: true }, ['Send papers again']],
    ['agent', { ...NONE, refund: true }, ['Give money back']],
    ['agent', { ...NONE, cancel: true }, ['Cancel booking']],
    ['supervisor', NONE, []],
  ])('is offered to a %s where the state allows %j', async (role, can, buttons) => {
    await openDesk(PAGE, bookingAnswers(buildDetail({ can })), { role });
    expect(offered()).toEqual(buttons);
  });

  it('says why nothing is offered: the role, or the state', async () => {
    const { view } = await openDesk(PAGE, bookingAnswers(), { role: 'viewer' });
    expect(acts()).toHaveTextContent('Acting on it takes the role of agent');
    view.unmount();
    await openDesk(PAGE, bookingAnswers(buildDetail({ can: NONE })));
    expect(acts()).toHaveTextContent('Nothing can be done in this state.');
  });

  it.each<[Role, boolean]>([
    ['viewer', false],
    ['agent', true],
    ['supervisor', true],
  ])('lets a %s write notes: %s', async (role, may) => {
    await openDesk(PAGE, bookingAnswers(), { role });
    expect(screen.queryAllByLabelText('New note')).toHaveLength(may ? 1 : 0);
  });
});

describe('Trying a step now', () => {
  it('asks first, acts once, tells the outcome once and shows the booking as it is then', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(
        showBooking,
        inTurn(
          () => buildDetail(),
          () => buildDetail({ booking: { state: 'verifying' }, can: { retry: false } }),
        ),
      ),
      when(retryStep, NOW),
    ]);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(wire.requestsTo(retryStep)).toHaveLength(0);
    await user.click(dialog().getByRole('button', { name: 'Try now' }));
    expect(await screen.findAllByText(/is now in state verifying/)).toHaveLength(1);
    expect(screen.getByText(/is now in state verifying/).closest('[role=status]')).toBeVisible();
    expect(wire.requestsTo(retryStep)).toEqual([
      { path: '/api/bookings/retry', request: { bookingId: 'bk-1' }, key: expect.any(String) },
    ]);
    await waitFor(() => expect(offered()).not.toContain('Try now'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(acts()).getByRole('heading')).toHaveFocus();
  });

  it('does nothing when it is not confirmed', async () => {
    const { user, wire } = await openDesk(PAGE, bookingAnswers());
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(wire.requestsTo(retryStep)).toEqual([]);
  });

  it.each([
    ['ROLE_MISSING', 'Your role may not do this'],
    ['NOT_POSSIBLE', 'This is not possible now'],
    ['RATE_LIMITED', 'Too many requests'],
    ['SERVER_ERROR', 'The desk has an error'],
  ] as const)('says that it was refused: %s', async (code, text) => {
    const { user } = await openDesk(PAGE, [...bookingAnswers(), when(retryStep, refusal(code))]);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await user.click(dialog().getByRole('button', { name: 'Try now' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(text);
    expect(dialog().getByRole('alert')).not.toHaveTextContent('done once at most');
  });

  it('without an answer is sent again under its key; after a refusal under another', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(
        retryStep,
        inTurn<typeof NOW>(
          unreachable,
          () => refusal('NOT_POSSIBLE'),
          () => NOW,
        ),
      ),
    ]);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    const confirm = dialog().getByRole('button', { name: 'Try now' });
    await user.click(confirm);
    expect(await dialog().findByText(/done once at most/)).toBeVisible();
    await user.click(confirm);
    expect(await dialog().findByText(/not possible now/)).toBeVisible();
    await user.click(confirm);
    await screen.findByText(/is now in state verifying/);
    const [first, second, third] = wire.requestsTo(retryStep).map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('Sending the papers again', () => {
  it('says where they go, and which mail it was', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(resendMail, { mail: 'confirmed' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Send papers again' }));
    expect(dialog().getByText(/goes to mila@example.com again/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Send papers again' }));
    const told = await screen.findAllByText('The mail “confirmed” is on its way');
    expect(told).toHaveLength(1);
    expect(told[0]?.closest('[role=status]')).toBeVisible();
    expect(wire.requestsTo(resendMail)).toHaveLength(1);
    expect(wire.requestsTo(showBooking)).toHaveLength(2);
  });
});

describe('A note', () => {
  const note: Note = { id: 'n-1', at: '2026-12-10T09:00:00Z', by: ANNA, text: 'Called back' };

  it('is added, told once, and its field is free for the next', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(
        showBooking,
        inTurn(
          () => buildDetail(),
          () => buildDetail({ notes: [note] }),
        ),
      ),
      when(addNote, note),
    ]);
    await user.type(screen.getByLabelText('New note'), ' Called back ');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findAllByText('The note was added')).toHaveLength(1);
    expect(await screen.findByText('Called back')).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('');
    expect(wire.requestsTo(addNote).map(({ request }) => request)).toEqual([
      { bookingId: 'bk-1', text: 'Called back' },
    ]);
  });

  it('that is refused stays in its field', async () => {
    const { user } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(addNote, refusal('ROLE_MISSING')),
    ]);
    await user.type(screen.getByLabelText('New note'), 'Called back');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role may not do this');
    expect(screen.getByLabelText('New note')).toHaveValue('Called back');
  });

  it('without words is not sent', async () => {
    const { user, wire } = await openDesk(PAGE, bookingAnswers());
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('One field needs your attention')).toBeVisible();
    expect(wire.requestsTo(addNote)).toEqual([]);
  });
});
