import { findBookings } from '@wayfare/desk-contract';
import { screen, within } from '@testing-library/react';
import { buildSummary } from '../testing/builders';
import { inTurn, refusal, when } from '../testing/fake-desk';
import { bookingAnswers, openDesk } from '../testing/open-desk';

const TWO = [
  buildSummary({ id: 'bk-2', reference: 'WF000002', total: 9_900, vertical: 'trains' }),
  buildSummary(),
];
const term = () => screen.getByRole('textbox');
const submit = () => screen.getByRole('button', { name: 'Find' });

describe('Finding a booking', () => {
  it('by an e-mail address lists what there is, and tells how many', async () => {
    const { user, wire, address } = await openDesk('/', [
      when(findBookings, { bookings: TWO, isCut: false }),
    ]);
    await user.click(screen.getByRole('radio', { name: 'E-mail address' }));
    await user.type(term(), ' mila@example.com{Enter}');
    const table = await screen.findByRole('table', { name: 'Bookings that were found' });
    expect(screen.getByText('2 bookings were found, newest first')).toBeVisible();
    expect(wire.requestsTo(findBookings)).toEqual([
      {
        path: '/api/bookings/find',
        request: { by: 'email', term: 'mila@example.com' },
        key: null,
      },
    ]);
    const [first] = within(table).getAllByRole('rowheader');
    expect(first).toHaveTextContent('WF000002');
    expect(within(table).getByText('€99.00')).toBeVisible();
    // somebody's address stays out of the browser's history
    expect(address()).toBe('/');
  });

  it('opens the one that there is, and still has the list on the way back', async () => {
    const { user, address, goTo } = await openDesk('/', [
      when(findBookings, { bookings: [buildSummary()], isCut: false }),
      ...bookingAnswers(),
    ]);
    await user.type(term(), 'WF7K2M9Q');
    await user.click(submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'WF7K2M9Q' })).toHaveFocus();
    expect(address()).toBe('/bookings/bk-1');
    await goTo('/');
    expect(screen.getByRole('link', { name: 'WF7K2M9Q' })).toBeVisible();
    expect(term()).toHaveValue('WF7K2M9Q');
  });

  it('says that there is none', async () => {
    const { user } = await openDesk('/', [when(findBookings, { bookings: [], isCut: false })]);
    await user.type(term(), 'WF0');
    await user.click(submit());
    expect(await screen.findByText('No booking was found')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says that there are more than are shown', async () => {
    const { user } = await openDesk('/', [when(findBookings, { bookings: TWO, isCut: true })]);
    await user.type(term(), 'WF0');
    await user.click(submit());
    expect(await screen.findByText(/More than 2 bookings were found/)).toBeVisible();
  });

  it('asks for something to look for', async () => {
    const { user, wire } = await openDesk('/');
    await user.click(submit());
    expect(await screen.findByText('One field needs your attention')).toBeVisible();
    expect(term()).toHaveAccessibleDescription(/This is needed/);
    expect(wire.requestsTo(findBookings)).toEqual([]);
  });

  it('keeps what was typed when it is refused, tells why once, and works on the next press', async () => {
    const { user } = await openDesk('/', [
      when(
        findBookings,
        inTurn<{ bookings: typeof TWO; isCut: boolean }>(
          () => refusal('RATE_LIMITED'),
          () => ({ bookings: TWO, isCut: false }),
        ),
      ),
    ]);
    await user.click(screen.getByRole('radio', { name: 'Payment' }));
    await user.type(term(), 'pi_0001');
    await user.click(submit());
    expect(await screen.findAllByText(/Too many requests/)).toHaveLength(1);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(term()).toHaveValue('pi_0001');
    await user.click(submit());
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
