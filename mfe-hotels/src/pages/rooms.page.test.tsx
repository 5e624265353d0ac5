import { hotelQuote } from '@wayfare/api-contract';
import { expectAccessible, installPayments, standStill } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { address } from '../testing/answers';
import { PATHS } from '../testing/hotel-page';
import { FIXED, openRooms, option, ROOMS, SEARCH, TWO } from '../testing/rooms-page';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const AT_HOTEL = address(`/hotels${PATHS.en}`, { search: SEARCH });

const group = (name: RegExp) => within(screen.getByRole('group', { name }));
/** the radio of a room by its name and its terms */
const radio = (room: RegExp, name: string, terms: RegExp) =>
  group(room)
    .getAllByRole('radio', { name: new RegExp(`^${name}`), hidden: true })
    .find((each) => terms.test(each.closest('li')?.textContent ?? ''))!;
const ROOM_1 = /^Room 1: 2 adults$/;
const ROOM_2 = /^Room 2: 1 adult, 1 child \(5\)$/;
const go = () => screen.getByRole('button', { name: 'Continue to your details' });
const summary = () => screen.getByRole('region', { name: 'Your choice' });

describe('HOT-18 rooms of the hotel', () => {
  it('each have a choice of their own for their own guests, and the sum is shown and quoted', async () => {
    const { user, wire, address: shown, view } = await openRooms(AT_HOTEL);
    await expectAccessible(view.container);
    await user.click(radio(ROOM_1, 'Double room', /Free cancellation/));
    expect(summary()).toHaveTextContent('1 of 2 rooms chosen');
    await user.click(radio(ROOM_2, 'Junior suite', /Not refundable/));
    expect(summary()).toHaveTextContent(
      'Room 1: Double room, BreakfastRoom 2: Junior suite, Breakfast€480.00Total for 2 nights, 2 rooms',
    );
    await user.click(go());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
    expect(wire.requestsTo(hotelQuote)).toMatchObject([
      {
        optionRefId: null,
        rooms: [
          { occupancyRefID: 1, optionRefId: 'double-1' },
          { occupancyRefID: 2, optionRefId: 'suite-2-saver' },
        ],
        shownPrice: '480.00',
        occupancies: TWO,
      },
    ]);
    expect(new URL(shown(), 'http://x').searchParams.get('optionRefId')).toBe(
      'double-1,suite-2-saver',
    );
  });

  it('stand open by kind; their other options are behind a heading, and what is chosen comes out of it', async () => {
    const { user, view } = await openRooms(AT_HOTEL);
    const folds = () => group(ROOM_1).getByText('2 more options for room 1').closest('details')!;
    expect(folds().open).toBe(false);
    const inFold = radio(ROOM_1, 'Junior suite', /Not refundable/);
    expect(folds()).toContainElement(inFold);
    expect(folds()).not.toContainElement(radio(ROOM_1, 'Junior suite', /Free cancellation/));
    await user.click(group(ROOM_1).getByText('2 more options for room 1'));
    await user.click(inFold);
    expect(folds().open).toBe(true);
    await expectAccessible(view.container);
    view.unmount();
    const again = await openRooms(AT_HOTEL);
    expect(radio(ROOM_1, 'Junior suite', /Not refundable/)).toBeChecked();
    const fold =
      group(ROOM_1)
        .queryByText(/more options? for room 1/)
        ?.closest('details') ?? null;
    expect(fold?.querySelector(':checked') ?? null).toBeNull();
    again.view.unmount();
  });

  it('say at the heading that free cancellation is behind it, where none stands open', async () => {
    const [room] = ROOMS;
    const fixed = [option('double', 1, '170.00', FIXED), option('suite', 1, '280.00', FIXED)];
    const free = (room?.options ?? []).filter(({ cancelPolicy }) => cancelPolicy.refundable);
    await openRooms(AT_HOTEL, [{ occupancyRefID: 1, options: [...fixed, ...free] }]);
    expect(
      screen.getByText('2 more options for room 1, some with free cancellation'),
    ).toBeInTheDocument();
  });

  it('at the same rate are the rate for all of them', async () => {
    const { user, wire } = await openRooms(AT_HOTEL);
    await user.click(radio(ROOM_1, 'Double room', /Free cancellation/));
    await user.click(screen.getByRole('button', { name: 'Choose this for all rooms' }));
    expect(radio(ROOM_2, 'Double room', /Free cancellation/)).toBeChecked();
    expect(summary()).toHaveTextContent('€380.00');
    await user.click(go());
    await screen.findByRole('heading', { level: 1, name: 'Your details' });
    expect(wire.requestsTo(hotelQuote)).toMatchObject([
      { optionRefId: 'double-both', shownPrice: '380.00' },
    ]);
  });

  it('that cannot be booked together say why, and nothing is asked for', async () => {
    const { user, wire } = await openRooms(AT_HOTEL);
    await user.click(radio(ROOM_1, 'Double room', /Not refundable/));
    await user.click(radio(ROOM_2, 'Junior suite', /Not refundable/));
    expect(summary()).toHaveTextContent(
      'Only one of your rooms can be at a rate without free cancellation',
    );
    await user.click(go());
    expect(radio(ROOM_1, 'Double room', /Not refundable/)).toHaveFocus();
    expect(wire.requestsTo(hotelQuote)).toEqual([]);
  });

  it('M12 M3 without a choice are named at their place, and none is invalid before', async () => {
    const { user } = await openRooms(AT_HOTEL);
    const wanted = radio(ROOM_2, 'Double room', /Free cancellation/);
    expect(wanted).toHaveAttribute('aria-invalid', 'false');
    await user.click(radio(ROOM_1, 'Double room', /Free cancellation/));
    await user.click(go());
    expect(wanted).toHaveFocus();
    expect(wanted).toBeInvalid();
    expect(screen.getByRole('group', { name: ROOM_2 })).toHaveAccessibleDescription(
      'Choose an option for room 2.',
    );
  });

  it('M2 of one name are told apart by meals, cancellation and payment', async () => {
    await openRooms(AT_HOTEL);
    const described = group(ROOM_1)
      .getAllByRole('radio', { name: /^Junior suite/ })
      .map((each) =>
        each
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    expect(described[0]).toMatch(/Free cancellation.*You pay us when you book.*€300.50/);
    expect(described[1]).toMatch(/Not refundable.*€280.00/);
  });

  it('are still chosen after the way back from the booking', async () => {
    const { user, view } = await openRooms(AT_HOTEL);
    await user.click(radio(ROOM_1, 'Double room', /Free cancellation/));
    await user.click(radio(ROOM_2, 'Junior suite', /Free cancellation/));
    view.unmount();
    await openRooms(AT_HOTEL);
    expect(radio(ROOM_1, 'Double room', /Free cancellation/)).toBeChecked();
    expect(radio(ROOM_2, 'Junior suite', /Free cancellation/)).toBeChecked();
  });

  it('are quoted by step 1 where no script ran before', async () => {
    const { wire } = await openRooms(
      address('/booking/step1', {
        hotel_id: 'h-1',
        search: SEARCH,
        'room-1': 'double-1',
        'room-2': 'suite-2',
      }),
    );
    expect(wire.requestsTo(hotelQuote)).toMatchObject([
      {
        optionRefId: null,
        rooms: [{ optionRefId: 'double-1' }, { optionRefId: 'suite-2' }],
        shownPrice: '500.50',
      },
    ]);
  });
});
