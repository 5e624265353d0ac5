import { updateTravelers } from '@wayfare/api-contract';
import type { TrainItem } from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTicketItem,
  buildTrainBasket,
  buildTrainBookingView,
  buildTrainTraveler,
  expectAccessible,
  standStill,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fillPassengers, passenger } from '../testing/fill-passengers';
import { openTrains } from '../testing/open-trains';
import { railServer } from '../testing/rail-server';

standStill();
beforeEach(() => window.sessionStorage.clear());

const ANNEKE = buildTrainTraveler({ firstName: 'Anneke', lastName: 'de Vries' });
const ZOE = buildTrainTraveler({
  id: 't2',
  age: 8,
  type: 'YOUTH',
  leadTraveler: false,
  firstName: 'Zoë',
  lastName: 'de Vries',
});
const BLIND = { ...ANNEKE, assistance: ['blind' as const] };
const TICKET = buildTicketItem({ travelers: [BLIND, ZOE] });

const QUESTION = 'Do you need assistance on the way?';
const openPassengers = (items: TrainItem[]) =>
  openTrains('/trains/passengers', {
    server: railServer(buildTrainBasket({ bookingItems: items })),
  });

describe('assistance on a train', () => {
  it('is asked for by each passenger of a ticket, says by when to ask whom, is kept with the draft and sent', async () => {
    const { user, view, wire } = await openPassengers([buildTicketItem()]);
    const one = passenger('Passenger 1 (adult)');
    await user.click(one.getByText(QUESTION));
    expect(
      one.getByText(/ask the carrier as well \(Eurostar\).* at least 24 hours before departure/),
    ).toBeInTheDocument();
    await user.click(one.getByLabelText('I travel with an assistance dog'));
    await user.click(one.getByLabelText(/^I stay in my own wheelchair/));
    expect(one.getByText('Assistance asked for: 2')).toBeInTheDocument();
    await expectAccessible(view.container);
    fillPassengers();
    await user.click(screen.getByRole('button', { name: 'Check your cart' }));
    await waitFor(() =>
      expect(
        wire
          .requestsTo(updateTravelers)
          .flatMap(({ items }) =>
            items.flatMap(({ travelers }) => travelers.map(({ assistance }) => assistance)),
          ),
      ).toEqual([['wheelchair', 'dog'], undefined]),
    );
    view.unmount();
    await openPassengers([buildTicketItem()]);
    expect(
      passenger('Passenger 1 (adult)').getByLabelText('I travel with an assistance dog'),
    ).toBeChecked();
  });

  it('is not asked about for a pass, whose trains nobody knows yet', async () => {
    await openPassengers([buildPassItem({ travelers: [ANNEKE] })]);
    await screen.findByRole('group', { name: 'Passenger 1 (adult)' });
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it('3.3.7 goes along when another ticket has the same passengers', async () => {
    const second = buildTicketItem({ id: 'item-9' });
    const { user } = await openPassengers([buildTicketItem(), second]);
    const asked = (region: RegExp) =>
      passenger('Passenger 1 (adult)', region).getByLabelText('I am blind or partially sighted');
    await user.click(passenger('Passenger 1 (adult)').getByText(QUESTION));
    await user.click(asked(/^Ticket 1/));
    await user.click(screen.getByRole('button', { name: /^Same/ }));
    expect(asked(/^Ticket 2/)).toBeChecked();
  });

  it('stands in the cart, once for whoever has several tickets, and nowhere when nobody needs any', async () => {
    const open = (items: TrainItem[]) =>
      openTrains('/trains/checkout', {
        server: railServer(buildTrainBasket({ bookingItems: items })),
      });
    const { view } = await open([TICKET, { ...TICKET, id: 'item-8' }]);
    const asked = within(await screen.findByRole('region', { name: 'Assistance' }));
    expect(asked.getByText('I am blind or partially sighted')).toBeVisible();
    expect(asked.getAllByText('Anneke de Vries')).toHaveLength(1);
    expect(asked.queryByText('Zoë de Vries')).not.toBeInTheDocument();
    view.unmount();
    await open([buildTicketItem()]);
    expect(screen.queryByRole('region', { name: 'Assistance' })).not.toBeInTheDocument();
  });

  it.each([
    ['/trains/success?booking=tb-1', 'Assistance', /ask the carrier as well \(Eurostar\)/],
    [
      '/nl/treinen/success?booking=tb-1',
      'Assistentie',
      /vraag het daarom ook aan bij de vervoerder \(Eurostar\)/,
    ],
  ])('stands with the booking, with what is still to be done: %s', async (path, name, advice) => {
    const { bookingItems } = buildTrainBookingView();
    await openTrains(path, {
      booking: {
        bookingItems: bookingItems.map((item) => ({ ...item, travelers: [BLIND, ZOE] })),
      },
    });
    const asked = within(await screen.findByRole('region', { name }));
    expect(asked.getByText('Anneke de Vries')).toBeVisible();
    expect(asked.getByText(advice)).toBeVisible();
  });

  it('is not spoken of for journeys that will not be made', async () => {
    const { bookingItems } = buildTrainBookingView();
    const [first] = bookingItems;
    if (first === undefined) throw new Error('a booking has an item');
    await openTrains('/trains/success?booking=tb-1', {
      booking: {
        bookingItems: [{ ...first, bookingItemStatus: 'CANCELED', travelers: [BLIND, ZOE] }],
      },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Assistance' })).not.toBeInTheDocument();
  });
});
