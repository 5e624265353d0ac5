import { findBookings, session, signOut, listStuck } from '@wayfare/desk-contract';
import { screen, within } from '@testing-library/react';
import { buildSession, buildSummary } from '../testing/builders';
import { inTurn, refusal, unreachable, when } from '../testing/fake-desk';
import { openDesk } from '../testing/open-desk';

const nobody = when(session, refusal('NOT_SIGNED_IN'));
const noStuck = when(listStuck, { stuck: [], isCut: false });
const closedStuck = when(listStuck, refusal('NOT_SIGNED_IN'));

const signInLink = () => screen.findByRole('link', { name: 'Sign in' });

describe('Signing in', () => {
  it('is offered to nobody yet, with a way back to the page that was asked for', async () => {
    await openDesk('/stuck?minutes=60', [nobody, closedStuck]);
    expect(await signInLink()).toHaveAttribute(
      'href',
      '/api/sign-in?return=%2Fstuck%3Fminutes%3D60',
    );
    expect(screen.queryByRole('navigation', { name: 'Desk' })).not.toBeInTheDocument();
    expect(document.title).toBe('Sign in – Wayfare desk');
  });

  it.each([
    ['denied', 'Signing in was refused.'],
    ['expired', 'Signing in took too long. Please begin again.'],
    ['failed', 'Signing in did not succeed. Please try again later.'],
    ['no-role', 'Your account has no role at the desk. Ask whoever gives out roles.'],
  ])('says why it did not succeed: %s', async (problem, text) => {
    await openDesk(`/?problem=${problem}`, [nobody]);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await signInLink()).toHaveAttribute('href', '/api/sign-in?return=%2F');
  });

  it('speaks Dutch below /nl, and comes back there', async () => {
    await openDesk('/nl', [nobody]);
    expect(await screen.findByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      '/api/sign-in?return=%2Fnl',
    );
  });

  it.each([
    ['viewer', 'viewer'],
    ['agent', 'agent'],
    ['supervisor', 'supervisor'],
  ] as const)('shows who it is, as %s', async (role, shown) => {
    await openDesk('/', [], { role });
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Anna de Vries')).toBeVisible();
    expect(header.getByText(shown)).toBeVisible();
  });

  it('takes the place of a page when the session has ended', async () => {
    await openDesk('/stuck', [closedStuck]);
    expect(await signInLink()).toHaveAttribute('href', '/api/sign-in?return=%2Fstuck');
  });

  it('is offered again when the desk cannot be reached at first', async () => {
    const { user } = await openDesk('/', [
      when(
        session,
        inTurn(unreachable, () => buildSession()),
      ),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('The desk cannot be reached.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna de Vries')).toBeVisible();
  });
});

describe('Signing out', () => {
  it('ends the session, moves the focus, and forgets what was found', async () => {
    const both = [buildSummary(), buildSummary({ id: 'bk-2', reference: 'WF000002' })];
    const { user, wire } = await openDesk('/', [
      when(
        session,
        inTurn<ReturnType<typeof buildSession>>(
          () => buildSession(),
          () => refusal('NOT_SIGNED_IN'),
          () => buildSession(),
        ),
      ),
      when(findBookings, { bookings: both, isCut: false }),
      when(signOut, {}),
      noStuck,
    ]);
    await user.type(screen.getByLabelText('Reference', { selector: '[name=term]' }), 'WF');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toHaveFocus();
    expect(wire.requestsTo(signOut)).toHaveLength(1);
    expect(screen.queryByText('WF000002')).not.toBeInTheDocument();
  });

  it('that fails says so, and leaves the session', async () => {
    const { user } = await openDesk('/', [when(signOut, unreachable)]);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The desk cannot be reached.');
    expect(screen.getByText('Anna de Vries')).toBeVisible();
  });
});
