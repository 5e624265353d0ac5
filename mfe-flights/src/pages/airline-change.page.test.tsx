import {
  acceptCarrierChange,
  claims,
  flightBooking,
  flightBookingList,
  type CarrierChange,
  type FlightBookingView,
} from '@wayfare/api-contract';
import {
  buildFlightBooking,
  buildFlightBookingView,
  expectAccessible,
  fakeWire,
  hangingAnswer,
  installPayments,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

standStill();
installPayments();

const place = (code: string, name: string, timeZone: string) => ({ code, name, timeZone });
const [AMS, BCN] = [
  place('AMS', 'Amsterdam', 'Europe/Amsterdam'),
  place('BCN', 'Barcelona', 'Europe/Madrid'),
];
const at = (departure: string, arrival: string) => ({
  origin: AMS,
  destination: BCN,
  departing_at: `2027-01-14T${departure}:00`,
  arriving_at: `2027-01-14T${arrival}:00`,
  services: ['KL 1665'],
});
const OPEN: CarrierChange = {
  id: 'aic-1',
  detected_at: '2026-12-20T08:00:00Z',
  state: 'open',
  actions: ['accept', 'change', 'cancel'],
  journeys: [{ before: at('09:20', '11:30'), after: at('10:55', '13:05') }],
};
const bookingWith = (
  change: Partial<CarrierChange> | null,
  more: Partial<FlightBookingView> = {},
) =>
  buildFlightBookingView({
    carrier_change: change === null ? null : { ...OPEN, ...change },
    ...more,
  });

interface Setting {
  path?: string;
  booking?: () => FlightBookingView;
  accepted?: () => CarrierChange | Response;
}

function open({
  path = '/flight-cancelation?booking=f-1',
  booking = () => bookingWith({}),
  accepted = () => ({ ...OPEN, state: 'accepted', actions: [] }),
}: Setting = {}) {
  const listed = buildFlightBooking({ carrier_change: { state: 'open' } });
  const wire = fakeWire([
    [flightBooking, booking],
    [flightBookingList, { bookings: [listed], failed: [] }],
    [acceptCarrierChange(), accepted],
    [claims, hangingAnswer()],
  ]);
  return renderRoute(vertical, manifest, path, { wire, user: { user: 'u-1' } });
}

const panel = async (name = 'KLM has changed your journey') =>
  within(await screen.findByRole('region', { name }));

describe('What the airline changed by itself', () => {
  it('OQ-22 is shown with the times before and after and every answer, without a barrier', async () => {
    const { view } = await open();
    const shown = await panel();
    expect(shown.getByText('Was').closest('div')).toHaveTextContent(
      '14 Jan 2027, 09:20 – 11:30 · KL 1665',
    );
    expect(shown.getByText('Becomes').closest('div')).toHaveTextContent(
      '14 Jan 2027, 10:55 – 13:05 · KL 1665',
    );
    expect(shown.getByRole('link', { name: 'Choose other times for free' })).toHaveAttribute(
      'href',
      expect.stringContaining('view=change'),
    );
    expect(shown.getByRole('link', { name: 'Cancel and get everything back' })).toHaveAttribute(
      'href',
      expect.stringContaining('view=cancel'),
    );
    await expectAccessible(view.container);
  });

  it('is accepted once, and told where the focus then is', async () => {
    let isAccepted = false;
    const { user, wire } = await open({
      booking: () => bookingWith(isAccepted ? { state: 'accepted', actions: [] } : {}),
      accepted: () => {
        isAccepted = true;
        return { ...OPEN, state: 'accepted', actions: [] };
      },
    });
    await user.dblClick((await panel()).getByRole('button', { name: 'Accept the new times' }));
    const told = await screen.findByText('You accepted the new times');
    expect(document.activeElement).toContainElement(told);
    expect(wire.requestsTo(acceptCarrierChange())).toEqual([
      expect.objectContaining({ booking_id: 'f-1', change_id: 'aic-1' }),
    ]);
    expect(screen.queryByRole('button', { name: 'Accept the new times' })).not.toBeInTheDocument();
  });

  it.each([
    [
      502,
      { code: 'SUPPLIER_FAILED' as const, message: 'x' },
      'Nothing has changed. Please try again in a moment.',
    ],
    [410, { code: 'OFFER_EXPIRED' as const, message: 'x' }, /answered already/],
  ])('stays open when the answer does not arrive: %s', async (status, error, text) => {
    const { user } = await open({ accepted: () => wireError(status, error) });
    await user.click((await panel()).getByRole('button', { name: 'Accept the new times' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect((await panel()).getByRole('button', { name: 'Accept the new times' })).toBeEnabled();
  });

  it('asks for the PIN before anything is answered where a link is all that opened it', async () => {
    const { user } = await open({
      path: '/flight-cancelation?key=signed',
      booking: () => bookingWith({}, { pin: null }),
    });
    await user.click((await panel()).getByRole('link', { name: 'Accept the new times' }));
    expect(await screen.findByLabelText(/^PIN/)).toBeInTheDocument();
  });

  it('says that nothing takes the place of a flight, and only what can be done then', async () => {
    await open({
      booking: () =>
        bookingWith({
          actions: ['cancel'],
          journeys: [{ before: at('09:20', '11:30'), after: null }],
        }),
    });
    const shown = await panel();
    expect(shown.getByText('Does not run any more')).toBeInTheDocument();
    expect(shown.getAllByRole('link')).toHaveLength(1);
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to us where only the airline can settle it, and is only told where it needs no answer', async () => {
    await open({ booking: () => bookingWith({ actions: [] }) });
    expect((await panel()).getByText(/settled with KLM itself/)).toBeInTheDocument();
  });

  it.each([
    ['/flight-cancelation?booking=f-1', 'KLM has changed your times', '10:55 – 13:05'],
    [
      '/nl/vlucht-annulering?booking=f-1',
      'KLM heeft je tijden gewijzigd',
      'Je hoeft niets te doen',
    ],
  ])('is only told where it needs no answer: %s', async (path, title, text) => {
    const { view } = await open({
      path,
      booking: () => bookingWith({ state: 'told', actions: [] }),
    });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(view.container).toHaveTextContent(text);
  });

  it.each([
    ['/flights/booking-list', 'KLM has changed your flights: your answer is needed'],
    ['/nl/vluchten/boekingen', 'KLM heeft je vluchten gewijzigd: je antwoord is nodig'],
  ])('stands in the list as what its owner has to answer: %s', async (path, text) => {
    await open({ path });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
