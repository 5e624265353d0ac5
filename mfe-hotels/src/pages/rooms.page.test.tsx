import {
  bookHotel,
  createPaymentIntent,
  hotelAvailability,
  hotelBooking,
  hotelQuote,
  hotelQuoted,
  paymentSettings,
  popularPlaces,
  resolveHotelPath,
} from '@wayfare/api-contract';
import type { StayOption } from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  buildStayOption,
  buildStayPrice,
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability, hotelDetail, resolved, searchOf } from '../testing/answers';
import { buildBooking, buildQuote, keepGuest, manyRooms } from '../testing/bookings';

expect.extend(toHaveNoViolations);
standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const PATHS = hotelDetail().paths;
const HOTEL = resolved({
  place: buildPlaceSuggestion({
    type: 'hotel',
    id: 'h-1',
    label: 'Hotel Mar Blau',
    path: PATHS.en,
  }),
  paths: PATHS,
});
const TWO = [{ paxes: [{ age: 30 }, { age: 30 }] }, { paxes: [{ age: 30 }, { age: 5 }] }];
const SEARCH = searchOf({ hotels: ['h-1'], occupancies: TWO });
const AT_HOTEL = address(`/hotels${PATHS.en}`, { search: SEARCH });
const STEP1 = address('/booking/step1', {
  quote: 'q-1',
  optionRefId: 'double-1,suite-2',
  hotel_id: 'h-1',
  search: SEARCH,
});
const BERT = { firstName: 'Bert', lastName: 'Bakker' };

const FREE = buildStayOption().cancelPolicy;
const FIXED = { refundable: false, freeCancellationUntil: null, timeZone: 'Europe/Madrid' };

/** an option of one room, or of both */
function option(
  kind: 'double' | 'suite',
  room: number | 'both',
  gross: string,
  cancelPolicy: StayOption['cancelPolicy'] = FREE,
): StayOption {
  const description = kind === 'double' ? 'Double room' : 'Junior suite';
  const numbers = room === 'both' ? [1, 2] : [room];
  const id = `${kind}-${room}${cancelPolicy.refundable ? '' : '-saver'}`;
  const rooms = numbers.map((occupancyRefID) => ({
    occupancyRefID,
    code: kind,
    description,
    maximun_capacity: 3,
    meal_plan: 'Breakfast',
  }));
  return buildStayOption({
    optionRefId: id,
    rooms,
    cancelPolicy,
    price: buildStayPrice({ gross }),
  });
}

const OPTIONS = [option('double', 'both', '380.00')];
const ROOMS = [1, 2].map((number) => ({
  occupancyRefID: number,
  options: [
    option('double', number, '200.00'),
    option('double', number, '170.00', FIXED),
    option('suite', number, '300.50'),
    option('suite', number, '280.00', FIXED),
  ],
}));

const [FIRST, SECOND] = manyRooms(2).rooms;
const QUOTE = buildQuote({
  occupancies: TWO,
  rooms: [FIRST!, { ...SECOND!, description: 'Junior suite', cancelPolicy: FIXED }],
  cancelPolicy: FIXED,
});

function open(path: string, rooms = ROOMS) {
  const wire = fakeWire([
    [hotelAvailability, availability({ options: OPTIONS, rooms })],
    [resolveHotelPath, HOTEL],
    [hotelQuote, QUOTE],
    [hotelQuoted, QUOTE],
    [popularPlaces, []],
    [paymentSettings, PAYMENT_SETTINGS],
    [
      createPaymentIntent,
      {
        paymentIntent: {
          id: 'pi_1',
          client_secret: 's',
          mode: 'payment',
          amount: 41250,
          currency: 'eur',
          status: 'requires_payment_method',
          capture_method: 'manual',
        },
      },
    ],
    [bookHotel, { booking_id: 'b-1', status: 'completing', reference: 'AB12CD34' }],
    [
      hotelBooking,
      buildBooking({
        occupancies: TWO,
        rooms: QUOTE.rooms.map((room, index) => ({
          ...room,
          guest: index === 0 ? { firstName: 'Anna', lastName: 'Visser' } : BERT,
        })),
        cancelPolicy: FIXED,
      }),
    ],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}

const group = (name: RegExp) => within(screen.getByRole('group', { name }));
/** the radio of a room by its name and its terms */
const radio = (room: RegExp, name: string, terms: RegExp) =>
  group(room)
    .getAllByRole('radio', { name, hidden: true })
    .find((each) => terms.test(each.closest('li')?.textContent ?? ''))!;
const ROOM_1 = /^Room 1: 2 adults$/;
const ROOM_2 = /^Room 2: 1 adult, 1 child \(5\)$/;
const go = () => screen.getByRole('button', { name: 'Continue to your details' });
const summary = () => screen.getByRole('region', { name: 'Your choice' });

describe('HOT-18 rooms of the hotel', () => {
  it('each have a choice of their own for their own guests, and the sum is shown and quoted', async () => {
    const { user, wire, address: shown, view } = await open(AT_HOTEL);
    expect(await axe(view.container)).toHaveNoViolations();
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
    const { user, view } = await open(AT_HOTEL);
    const folds = () => group(ROOM_1).getByText('2 more options for room 1').closest('details')!;
    expect(folds().open).toBe(false);
    const inFold = radio(ROOM_1, 'Junior suite', /Not refundable/);
    expect(folds()).toContainElement(inFold);
    expect(folds()).not.toContainElement(radio(ROOM_1, 'Junior suite', /Free cancellation/));
    await user.click(group(ROOM_1).getByText('2 more options for room 1'));
    await user.click(inFold);
    expect(folds().open).toBe(true);
    expect(await axe(view.container)).toHaveNoViolations();
    view.unmount();
    const again = await open(AT_HOTEL);
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
    await open(AT_HOTEL, [{ occupancyRefID: 1, options: [...fixed, ...free] }]);
    expect(
      screen.getByText('2 more options for room 1, some with free cancellation'),
    ).toBeInTheDocument();
  });

  it('at the same rate are the rate for all of them', async () => {
    const { user, wire } = await open(AT_HOTEL);
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
    const { user, wire } = await open(AT_HOTEL);
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
    const { user } = await open(AT_HOTEL);
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
    await open(AT_HOTEL);
    const described = group(ROOM_1)
      .getAllByRole('radio', { name: 'Junior suite' })
      .map((each) =>
        each
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    expect(described[0]).toMatch(/Breakfast.*Free cancellation.*You pay us when you book.*€300.50/);
    expect(described[1]).toMatch(/Breakfast.*Not refundable.*€280.00/);
  });

  it('are still chosen after the way back from the booking', async () => {
    const { user, view } = await open(AT_HOTEL);
    await user.click(radio(ROOM_1, 'Double room', /Free cancellation/));
    await user.click(radio(ROOM_2, 'Junior suite', /Free cancellation/));
    view.unmount();
    await open(AT_HOTEL);
    expect(radio(ROOM_1, 'Double room', /Free cancellation/)).toBeChecked();
    expect(radio(ROOM_2, 'Junior suite', /Free cancellation/)).toBeChecked();
  });

  it('are quoted by step 1 where no script ran before', async () => {
    const { wire } = await open(
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

describe('HOT-41 the guests of the rooms', () => {
  it('are asked for one by one, and a missing name is named by its room', async () => {
    keepGuest();
    const { user, view } = await open(STEP1);
    expect(
      screen.getByRole('heading', {
        level: 3,
        name: 'Room 2: Junior suite (1 adult, 1 child (5))',
      }),
    ).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(
      await screen.findByRole('link', {
        name: 'First name of the guest in room 2: please fill this in',
      }),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText('First name of the guest in room 2'), 'Bert');
    await user.type(screen.getByLabelText('Last name of the guest in room 2'), 'Bakker');
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
    await open(STEP1.replace('step1', 'step2'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
  });

  it.each([
    ['success', address('/success', { booking: 'b-1' })],
    ['cancelation', address('/cancelation', { booking: 'b-1' })],
  ])('stand with their rooms and the terms of each on the page %s', async (_name, path) => {
    await open(path);
    const [first, second] = await screen.findAllByText(/^Room \d:/, { selector: 'strong' });
    expect(first?.closest('li')).toHaveTextContent(
      'Room 1: Double room, BreakfastAnna Visser · 2 adultsFree cancellation until Sun 10 Jan 2027',
    );
    expect(second?.closest('li')).toHaveTextContent(
      'Room 2: Junior suite, BreakfastBert Bakker · 1 adult, 1 child (5)Not refundable',
    );
  });
});
