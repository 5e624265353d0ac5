import { expectAccessible, fill, installPayments, standStill } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { address } from '../testing/answers';
import { keepGuest } from '../testing/bookings';
import { BERT, openRooms, SEARCH } from '../testing/rooms-page';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const STEP1 = address('/booking/step1', {
  quote: 'q-1',
  optionRefId: 'double-1,suite-2',
  hotel_id: 'h-1',
  search: SEARCH,
});

describe('HOT-41 the guests of the rooms', () => {
  it('are asked for one by one, and a missing name is named by its room', async () => {
    keepGuest();
    const { user, view } = await openRooms(STEP1);
    expect(
      screen.getByRole('heading', {
        level: 3,
        name: 'Room 2: Junior suite (1 adult, 1 child (5))',
      }),
    ).toBeInTheDocument();
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(
      await screen.findByRole('link', {
        name: 'First name of the guest in room 2: please fill this in',
      }),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText('First name of the guest in room 2'), 'Bert');
    await fill(user, screen.getByLabelText('Last name of the guest in room 2'), 'Bakker');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check and pay' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Guest in room 2').parentElement).toHaveTextContent('Bert Bakker');
    expect(JSON.parse(window.sessionStorage.getItem('draft.hotels.guest') ?? '{}')).toMatchObject({
      roomGuests: [BERT],
    });
  });

  it('of fewer rooms are not enough: payment leads back to step 1', async () => {
    keepGuest();
    await openRooms(STEP1.replace('step1', 'step2'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
  });

  it.each([
    ['success', address('/success', { booking: 'b-1' })],
    ['cancelation', address('/cancelation', { booking: 'b-1' })],
  ])('stand with their rooms and the terms of each on the page %s', async (_name, path) => {
    await openRooms(path);
    const [first, second] = await screen.findAllByText(/^Room \d:/, { selector: 'strong' });
    expect(first?.closest('li')).toHaveTextContent(
      'Room 1: Double room, BreakfastAnna Visser · 2 adultsFree cancellation until Sun 10 Jan 2027',
    );
    expect(second?.closest('li')).toHaveTextContent(
      'Room 2: Junior suite, BreakfastBert Bakker · 1 adult, 1 child (5)Not refundable',
    );
  });
});
