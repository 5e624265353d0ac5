import {
  acceptTrainChange,
  claims,
  trainBooking,
  type TrainBookingView,
  type TrainCarrierChange,
} from '@wayfare/api-contract';
import {
  buildReturnSolution,
  buildTicketItem,
  buildTrainBookingView,
  expectAccessible,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const account = manifestOf('account');
const hotels = manifestOf('hotels');

standStill();
beforeEach(() => window.sessionStorage.clear());

const place = (name: string) => ({ code: null, name, timeZone: 'Europe/Amsterdam' });
const at = (departure: string, arrival: string, service = 'Eurostar 9320') => ({
  origin: place('Amsterdam Centraal'),
  destination: place('Paris Gare du Nord'),
  departing_at: `2027-01-14T${departure}:00`,
  arriving_at: `2027-01-14T${arrival}:00`,
  services: [service],
});
const OPEN: TrainCarrierChange = {
  id: 'rsc-1',
  detected_at: '2026-12-20T08:00:00Z',
  state: 'open',
  actions: ['accept', 'change', 'cancel'],
  journeys: [{ before: at('09:10', '12:35'), after: at('10:45', '14:10') }],
  carrier: 'Eurostar',
  itemID: 'item-1',
  legID: 'leg-1',
  extras: [],
  wishes: [],
};
const [LEG] = buildTicketItem().legs;
if (LEG === undefined) throw new Error('a ticket has a leg');
const back = buildReturnSolution();
const RETURN = buildTicketItem({
  bookingItemStatus: 'CONFIRMED',
  legs: [LEG, { id: 'leg-2', origin: LEG.destination, destination: LEG.origin, solution: back }],
});

const bookingWith = (
  change: Partial<TrainCarrierChange> | null,
  more: Partial<TrainBookingView> = {},
) =>
  buildTrainBookingView({
    carrier_change: change === null ? null : { ...OPEN, ...change },
    ...more,
  });

interface Setting {
  path?: string;
  booking?: () => TrainBookingView;
  accepted?: () => TrainCarrierChange | Response;
  isGuest?: boolean;
}

function open({
  path = '/trains/cancel-booking?booking=tb-1',
  booking = () => bookingWith({}),
  accepted = () => ({ ...OPEN, state: 'accepted', actions: [] }),
  isGuest = false,
}: Setting = {}) {
  const wire = fakeWire([
    [trainBooking, booking],
    [acceptTrainChange, accepted],
    [claims, { bookings: [] }],
  ]);
  return renderRoute(vertical, manifest, path, {
    wire,
    manifests: [account, hotels],
    ...(isGuest ? {} : { user: { user: 'u-1' } }),
  });
}

const panel = async (name = 'Eurostar has changed your journey') =>
  within(await screen.findByRole('region', { name }));

describe('What the railway changed by itself', () => {
  it.each([
    ['/trains/cancel-booking?booking=tb-1', 'the page of the booking'],
    ['/trains/success?booking=tb-1', 'the page that its mail leads to'],
  ])(
    'OQ-22 is shown with the times before and after and every answer on %s, without a barrier',
    async (path) => {
      const { view } = await open({ path, isGuest: true });
      const shown = await panel();
      expect(shown.getByText('Was').closest('div')).toHaveTextContent(
        '14 Jan 2027, 09:10 – 12:35 · Eurostar 9320',
      );
      expect(shown.getByText('Becomes').closest('div')).toHaveTextContent(
        '14 Jan 2027, 10:45 – 14:10 · Eurostar 9320',
      );
      expect(shown.getByRole('link', { name: 'Choose other times for free' })).toHaveAttribute(
        'href',
        '/trains/cancel-booking?booking=tb-1&action=exchange&item=item-1&leg=leg-1',
      );
      expect(shown.getByRole('link', { name: 'Cancel and get everything back' })).toHaveAttribute(
        'href',
        '/trains/cancel-booking?booking=tb-1&action=cancel&item=item-1',
      );
      expect(shown.getByText(/Regulation \(EU\) 2021\/782/)).toBeVisible();
      await expectAccessible(view.container);
    },
  );

  it('OQ-22 is accepted once, and told where the focus then is', async () => {
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
    expect(wire.requestsTo(acceptTrainChange)).toEqual([
      expect.objectContaining({ bookingID: 'tb-1', change_id: 'rsc-1' }),
    ]);
    expect(screen.queryByRole('button', { name: 'Accept the new times' })).not.toBeInTheDocument();
  });

  it.each([
    [502, { code: 'SUPPLIER_FAILED' as const, message: 'x' }, 'Nothing has changed. Please try'],
    [410, { code: 'OFFER_EXPIRED' as const, message: 'x' }, 'answered already'],
  ])('stays open when the answer does not arrive: %s', async (status, error, text) => {
    const { user } = await open({ accepted: () => wireError(status, error) });
    await user.click((await panel()).getByRole('button', { name: 'Accept the new times' }));
    expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
    expect((await panel()).getByRole('button', { name: 'Accept the new times' })).toBeEnabled();
  });

  it('TRN-50 asks for the PIN before anything is answered where a link is all that opened it', async () => {
    const { user } = await open({
      path: '/trains/success?key=signed',
      booking: () => bookingWith({}, { pin: null, canManage: false }),
    });
    await user.click((await panel()).getByRole('link', { name: 'Accept the new times' }));
    expect(await screen.findByLabelText(/^PIN/)).toBeInTheDocument();
  });

  it('says that nothing takes the place of a train, and only what can be done then', async () => {
    await open({
      booking: () =>
        bookingWith({
          actions: ['change', 'cancel'],
          journeys: [{ before: at('09:10', '12:35'), after: null }],
        }),
    });
    const shown = await panel();
    expect(shown.getByText('Does not run any more')).toBeInTheDocument();
    expect(shown.getAllByRole('link')).toHaveLength(2);
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names what goes along to another train line by line, and what is not possible there', async () => {
    const euros = { value: '12.00', currency: 'EUR' as const };
    const extra = { label: 'Extra bag', count: 1, legId: 'leg-1', travelerId: 't1' };
    await open({
      booking: () =>
        bookingWith({
          journeys: [
            { before: at('09:10', '12:35'), after: at('10:10', '13:35', 'Eurostar 9324') },
          ],
          extras: [{ ...extra, isKept: true, paid: euros, costs: euros }],
          wishes: [{ group: 'SEATING_PREFERENCE', option: 'WINDOW', isKept: false }],
        }),
    });
    const shown = await panel();
    expect(shown.getByText(/Extra bag.*: goes along, €12\.00/)).toBeVisible();
    expect(shown.getByText(/: not possible on the new train$/)).toBeVisible();
  });

  it.each([
    [
      ['accept', 'change', 'cancel'] as const,
      /stays as booked\. You bought both journeys together: if you cancel, you get the money for both/,
    ],
    [['accept', 'change'] as const, /Your other journey, .* stays as booked\.$/],
  ])('says what becomes of the other journey of a return: %j', async (actions, text) => {
    await open({
      booking: () => bookingWith({ actions: [...actions] }, { bookingItems: [RETURN] }),
    });
    expect((await panel()).getByText(text)).toBeVisible();
  });

  it.each([
    ['/trains/cancel-booking?booking=tb-1', 'Eurostar has changed your times', '10:45 – 14:10'],
    [
      '/nl/treinen/boeking-annuleren?booking=tb-1',
      'Eurostar heeft je tijden gewijzigd',
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

  it('is nothing once another train was chosen, and nothing of a booking that nobody changed', async () => {
    for (const change of [{ state: 'changed' as const, actions: [] }, null]) {
      const { view } = await open({ booking: () => bookingWith(change) });
      await screen.findByRole('heading', { level: 1 });
      expect(view.container).not.toHaveTextContent('has changed');
      view.unmount();
    }
  });
});
