import { addNote, listRefunds, listStuck, retryStep, showBooking } from '@wayfare/desk-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRefund, buildStuck } from '../testing/builders';
import { inTurn, refusal, unreachable, when } from '../testing/fake-desk';
import { bookingAnswers, openDesk } from '../testing/open-desk';

const noStuck = when(listStuck, { stuck: [], isCut: false });

describe('The frame', () => {
  it('leads to every part, says where it is, and moves the focus to the heading', async () => {
    const { user } = await openDesk('/', [noStuck]);
    const nav = within(screen.getByRole('navigation', { name: 'Desk' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Find',
      'Stuck',
      'Refunds',
      'Differences',
    ]);
    await user.click(nav.getByRole('link', { name: 'Stuck' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'What is stuck' })).toHaveFocus();
    expect(nav.getByRole('link', { name: 'Stuck' })).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('What is stuck – Wayfare desk');
  });

  it('leaves the focus to the browser on the first page', async () => {
    await openDesk('/stuck', [noStuck]);
    expect(document.body).toHaveFocus();
  });

  it('has the same page in the other language', async () => {
    await openDesk('/stuck?minutes=60', [noStuck]);
    expect(screen.getByRole('link', { name: 'Nederlands' })).toHaveAttribute(
      'href',
      '/nl/stuck?minutes=60',
    );
  });

  it('is in Dutch below /nl, with links that stay there', async () => {
    await openDesk('/nl/stuck', [when(listStuck, { stuck: [buildStuck()], isCut: false })]);
    expect(screen.getByRole('heading', { level: 1, name: 'Wat er vastzit' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'WF7K2M9Q' })).toHaveAttribute(
      'href',
      '/nl/bookings/bk-1',
    );
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/stuck');
  });

  it('stays around a page that could not be loaded, and has it again on a press', async () => {
    const { user } = await openDesk('/stuck', [
      when(
        listStuck,
        inTurn(unreachable, () => ({ stuck: [], isCut: false })),
      ),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('The desk cannot be reached.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is stuck')).toBeVisible();
  });

  it('knows what is no page', async () => {
    await openDesk('/nowhere');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such page');
  });

  it('says that a booking does not exist', async () => {
    await openDesk('/bookings/bk-9', [when(showBooking, refusal('NOT_FOUND'))]);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such booking');
  });

  it('begins another page without the outcome of the one before', async () => {
    const { user, goTo } = await openDesk('/bookings/bk-1', [
      ...bookingAnswers(),
      when(retryStep, { state: 'verifying', runAt: '2026-12-10T09:00:00Z' }),
      when(listRefunds, { refunds: [buildRefund()] }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText(/The step is being tried/)).toBeVisible();
    await goTo('/refunds');
    await waitFor(() =>
      expect(screen.queryByText(/The step is being tried/)).not.toBeInTheDocument(),
    );
    await goTo('/bookings/bk-1');
    expect(screen.queryByText(/The step is being tried/)).not.toBeInTheDocument();
  });

  it('lets somebody whose session ended sign in beside what was typed', async () => {
    const { user } = await openDesk('/bookings/bk-1', [
      ...bookingAnswers(),
      when(addNote, refusal('NOT_SIGNED_IN')),
    ]);
    await user.type(screen.getByLabelText('New note'), 'Called back');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    const way = await screen.findByRole('link', { name: /Sign in in another tab/ });
    expect(way).toHaveAttribute('target', '_blank');
    expect(screen.getByLabelText('New note')).toHaveValue('Called back');
  });
});
