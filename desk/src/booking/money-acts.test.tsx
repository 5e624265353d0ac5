import {
  cancelBooking,
  cancelTerms,
  createRefund,
  type CancelTerms,
  type Refund,
  type RefundState,
} from '@wayfare/desk-contract';
import { screen, within } from '@testing-library/react';
import { buildDetail, buildRefund } from '../testing/builders';
import { inTurn, refusal, silence, unreachable, when } from '../testing/fake-desk';
import { bookingAnswers, openDesk } from '../testing/open-desk';

const PAGE = '/bookings/bk-1';
const dialog = () => within(screen.getByRole('dialog'));
type User = Awaited<ReturnType<typeof openDesk>>['user'];

async function fillRefund(user: User, amount: string) {
  await user.click(screen.getByRole('button', { name: 'Give money back' }));
  await user.type(dialog().getByLabelText('Amount in euros'), amount);
  await user.type(dialog().getByLabelText('Reason'), 'The pool was closed');
  await user.click(dialog().getByRole('button', { name: 'Give money back' }));
}

describe('Giving money back', () => {
  it('explains the second person before, and sends cents and a reason', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(createRefund, buildRefund({ amount: 1_250, state: 'done' })),
    ]);
    await user.click(screen.getByRole('button', { name: 'Give money back' }));
    expect(dialog().getByText(/Up to €250.00 is sent at once/)).toHaveTextContent(
      'a second person has to approve it first',
    );
    expect(dialog().getByLabelText('Amount in euros')).toHaveAccessibleDescription(
      'At most €412.50',
    );
    await user.type(dialog().getByLabelText('Amount in euros'), '12,50');
    await user.type(dialog().getByLabelText('Reason'), 'The pool was closed');
    await user.click(dialog().getByRole('button', { name: 'Give money back' }));
    expect(await screen.findAllByText('€12.50 was given back')).toHaveLength(1);
    expect(wire.requestsTo(createRefund)).toEqual([
      {
        path: '/api/refunds/create',
        request: { bookingId: 'bk-1', amount: 1_250, reason: 'The pool was closed' },
        key: expect.any(String),
      },
    ]);
  });

  it.each<[RefundState, string]>([
    ['requested', 'The refund of €300.00 waits for a second person'],
    ['sending', 'The refund of €300.00 is sent; the bank has not confirmed it yet'],
    ['failed', 'The bank refused the refund of €300.00: nothing or only a part was given back'],
  ])('that comes to %s says: %s', async (state, text) => {
    const { user } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(createRefund, buildRefund({ state })),
    ]);
    await fillRefund(user, '300');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for an amount that there is, at the field', async () => {
    const { user, wire } = await openDesk(
      PAGE,
      bookingAnswers(buildDetail({ money: { refundable: 5_000 } })),
    );
    await fillRefund(user, '50.01');
    expect(await dialog().findByText('One field needs your attention')).toBeVisible();
    expect(dialog().getByLabelText('Amount in euros')).toHaveAccessibleDescription(
      /At most €50.00 can be given back/,
    );
    expect(wire.requestsTo(createRefund)).toEqual([]);
  });

  it('that is too high by now says so at its field, and keeps what was typed', async () => {
    const { user } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(createRefund, refusal('REFUND_TOO_HIGH')),
    ]);
    await fillRefund(user, '300');
    await dialog().findByText('One field needs your attention');
    expect(dialog().getByLabelText('Amount in euros')).toHaveAccessibleDescription(
      /more than can be given back by now/,
    );
    expect(dialog().getByLabelText('Amount in euros')).toHaveValue('300');
    expect(dialog().getByLabelText('Reason')).toHaveValue('The pool was closed');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that is refused keeps what was typed; without an answer it goes again under its key', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(
        createRefund,
        inTurn<Refund>(
          () => refusal('ROLE_MISSING'),
          unreachable,
          () => buildRefund({ state: 'done' }),
        ),
      ),
    ]);
    await fillRefund(user, '300');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Your role may not do this');
    expect(dialog().getByLabelText('Reason')).toHaveValue('The pool was closed');
    await user.click(dialog().getByRole('button', { name: 'Give money back' }));
    expect(await dialog().findByText(/done once at most/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Give money back' }));
    await screen.findByText('€300.00 was given back');
    const [first, second, third] = wire.requestsTo(createRefund).map(({ key }) => key);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it('is sent once, however often it is pressed', async () => {
    const { user, wire } = await openDesk(PAGE, [...bookingAnswers(), when(createRefund, silence)]);
    await fillRefund(user, '300');
    const press = await dialog().findByRole('button', { name: 'Give money back', busy: true });
    await user.click(press);
    expect(wire.requestsTo(createRefund)).toHaveLength(1);
  });
});

const TERMS: CancelTerms = { captured: 41_250, refund: 30_000, fee: 11_250 };
const DONE = { status: 'canceled', refund: 30_000 };
const startCancel = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Cancel booking' }));

describe('Cancelling', () => {
  it('shows what comes back by the terms, and accepts exactly that', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(cancelTerms, TERMS),
      when(cancelBooking, DONE),
    ]);
    await startCancel(user);
    await screen.findByRole('dialog', { name: 'Cancel WF7K2M9Q?' });
    expect(dialog().getByText('Fee').nextSibling).toHaveTextContent('€112.50');
    expect(wire.requestsTo(cancelBooking)).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Cancel, €300.00 goes back' }));
    expect(
      await screen.findAllByText('The booking is cancelled (status canceled); €300.00 goes back'),
    ).toHaveLength(1);
    expect(wire.requestsTo(cancelBooking).map(({ request }) => request)).toEqual([
      { bookingId: 'bk-1', acceptedRefund: 30_000 },
    ]);
  });

  it('by terms that changed meanwhile needs another press', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(cancelTerms, TERMS),
      when(
        cancelBooking,
        inTurn<typeof DONE>(
          () => refusal('TERMS_CHANGED', { newRefund: 10_000 }),
          () => ({ status: 'canceled', refund: 10_000 }),
        ),
      ),
    ]);
    await startCancel(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel, €300.00 goes back' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('The refund is another one');
    expect(dialog().getByText('Fee').nextSibling).toHaveTextContent('€312.50');
    await user.click(dialog().getByRole('button', { name: 'Cancel, €100.00 goes back' }));
    await screen.findByText(/status canceled\); €100.00 goes back/);
    expect(wire.requestsTo(cancelBooking).map(({ request }) => request)).toEqual([
      { bookingId: 'bk-1', acceptedRefund: 30_000 },
      { bookingId: 'bk-1', acceptedRefund: 10_000 },
    ]);
  });

  it.each([
    ['SUPPLIER_FAILED', 'The supplier refused.'],
    ['SUPPLIER_TIMEOUT', 'It is under way'],
  ] as const)('that the supplier hinders says so: %s', async (code, text) => {
    const { user } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(cancelTerms, TERMS),
      when(cancelBooking, refusal(code)),
    ]);
    await startCancel(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel, €300.00 goes back' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent(text);
  });

  it('does not begin without terms', async () => {
    const { user } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(cancelTerms, refusal('NOT_POSSIBLE')),
    ]);
    await startCancel(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not possible now');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
