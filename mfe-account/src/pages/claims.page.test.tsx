import { claimBookings, claims, trips, type Claims } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, networkFailure, renderRoute } from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { MEMBER, NO_CLAIMS, settled } from '../testing/area';
import { some, filler } from '../testing/bookings-page';
import { tripsOf } from '../testing/trips';

describe('bookings that a member made without logging in', () => {
  const GUEST: Claims = {
    bookings: [
      { reference: 'AB12CD34', vertical: 'hotels' },
      { reference: 'EF56GH78', vertical: 'hotels' },
    ],
  };

  async function openWith(
    claim: () => { claimed: number } | ReturnType<typeof networkFailure>,
    path = '/booking-list',
  ) {
    const wire = fakeWire([
      [claims, GUEST],
      [claimBookings, claim],
      [trips, tripsOf([])],
    ]);
    const page = await renderRoute(vertical, manifest, path, {
      wire,
      user: MEMBER,
      beside: [filler('hotels', 1, () => some(1))],
    });
    await screen.findByText(/AB12CD34, EF56GH78/);
    return page;
  }

  it('can be added to the account, and the message has the focus', async () => {
    const { user, wire, view } = await openWith(() => ({ claimed: 2 }));
    expect(screen.getByText('You made 2 bookings without logging in')).toBeInTheDocument();
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Add to my account' }));
    await waitFor(() =>
      expect(
        screen.getByText('2 bookings were added to your account').closest('[role=status]'),
      ).toHaveFocus(),
    );
    expect(wire.requestsTo(claimBookings)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Add to my account' })).not.toBeInTheDocument();
  });

  it('stay where they are when that fails', async () => {
    const { user } = await openWith(() => networkFailure(), '/nl/boekingen-reizen');
    await user.click(screen.getByRole('button', { name: 'Aan mijn account toevoegen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Er is niets toegevoegd.');
    expect(screen.getByRole('button', { name: 'Aan mijn account toevoegen' })).toBeInTheDocument();
  });

  it.each<[string, Claims | ReturnType<typeof networkFailure>]>([
    ['there are none', NO_CLAIMS],
    ['nobody knows', networkFailure()],
  ])('are not spoken of when %s', async (_, answer) => {
    const wire = fakeWire([
      [claims, answer],
      [trips, tripsOf([])],
    ]);
    await renderRoute(vertical, manifest, '/booking-list', {
      wire,
      user: MEMBER,
      beside: [filler('hotels', 1, () => some(1))],
    });
    await settled();
    expect(wire.requestsTo(claims)).toHaveLength(1);
    expect(screen.queryByText(/without logging in/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
