import { prebookTrains, updateTravelers } from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTicketItem,
  buildTrainBasket,
  expectAccessible,
  standStill,
  wireError,
  errorSummary,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fillPassengers, passenger } from '../testing/fill-passengers';
import { settled } from '../testing/open-trains';
import { goOn, heading, openPassengers } from '../testing/passengers-page';
import { railServer } from '../testing/rail-server';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('passengers', () => {
  it('TRN-04 TRN-14 asks what the carrier needs and nothing else, beside the cart', async () => {
    const { head, view } = await openPassengers();
    expect(await heading('Passengers')).toBeVisible();
    expect(head()).toMatchObject({ title: 'Step 1 of 4: Passengers', noindex: true });
    const lead = passenger('Passenger 1 (adult)');
    for (const label of ['Title', 'E-mail address', 'Mobile phone'])
      expect(lead.getByLabelText(label)).toBeVisible();
    const child = passenger('Passenger 2 (child)');
    for (const label of ['Title', 'E-mail address', 'Mobile phone', 'Document number'])
      expect(child.queryByLabelText(label)).not.toBeInTheDocument();
    const cart = within(screen.getByRole('complementary', { name: 'Your cart' }));
    expect(cart.getByText('Amsterdam Centraal to Paris Nord')).toBeVisible();
    expect(cart.getByText('Eurostar EUR 9320 · Standard')).toBeVisible();
    expect(window.dataLayer).toMatchObject([
      {
        event: 'begin_checkout',
        ecommerce: { currency: 'EUR', value: 178, items: [{ item_category: 'Train' }] },
      },
    ]);
    await expectAccessible(view.container);
  });

  it('speaks Dutch', async () => {
    const { view } = await openPassengers({}, '/nl/treinen/passagiers');
    expect(await heading('Passagiers')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Passagier 2 (kind)' })).toBeVisible();
    await expectAccessible(view.container);
  });

  it('TRN-42 OQ-68 saves everybody, keeps places and prices, and leads to the cart', async () => {
    const { user, wire, address } = await openPassengers();
    fillPassengers();
    await user.click(screen.getByRole('radio', { name: /^E-ticket/ }));
    await user.click(goOn());
    await waitFor(() => expect(address()).toBe('/trains/checkout'));
    expect(wire.requestsTo(updateTravelers)).toMatchObject([
      {
        bookingID: 'tb-1',
        items: [
          {
            itemID: 'item-1',
            travelers: [
              {
                id: 't1',
                first_name: 'Anneke',
                last_name: 'de Vries',
                title: 'MRS',
                date_of_birth: '1986-03-02',
                email: 'anneke@example.com',
                phone_number: '+31612345678',
              },
              { id: 't2', first_name: 'Zoë', date_of_birth: '2018-06-01' },
            ],
          },
        ],
      },
    ]);
    expect(wire.requestsTo(prebookTrains)).toEqual([
      {
        user: expect.stringMatching(/^[0-9a-f-]{36}$/),
        bookingID: 'tb-1',
        language: 'en',
        request: { items: [{ id: 'item-1', ticketingOption: 'ETK' }], shownTotal: '178.00' },
      },
    ]);
  });

  it('lists what is missing, by passenger, with the focus on the list, and stays', async () => {
    const { user, address, wire } = await openPassengers();
    await user.click(goOn());
    const summary = errorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary).getByRole('link', { name: 'Passenger 1 (adult): Choose a title' }),
    ).toBeVisible();
    expect(
      within(summary).getByRole('link', { name: 'Passenger 2 (child): Enter the first name' }),
    ).toBeVisible();
    expect(address()).toBe('/trains/passengers');
    expect(wire.requestsTo(updateTravelers)).toEqual([]);
  });

  it('C3 keeps what was typed over a reload and the other language', async () => {
    const first = await openPassengers();
    fillPassengers();
    first.view.unmount();
    await openPassengers({ server: first.server }, '/nl/treinen/passagiers');
    expect(
      within(screen.getByRole('group', { name: 'Passagier 2 (kind)' })).getByLabelText('Voornaam'),
    ).toHaveValue('Zoë');
  });

  it('TRN-33 TRN-36 TRN-68 buys and gives back a bag and keeps a seat wish of one ticket, while the total follows', async () => {
    const { user, wire } = await openPassengers({
      server: railServer(buildTrainBasket({ bookingItems: [buildTicketItem(), buildPassItem()] })),
    });
    const bags = within(
      screen.getByRole('group', { name: 'Extra bags: Amsterdam Centraal – Paris Nord' }),
    );
    await user.click(
      bags.getByRole('button', {
        name: /^\+ Extra bag, up to 85 cm, Passenger 1 \(adult\), Amsterdam Centraal to Paris Nord/,
      }),
    );
    await waitFor(() => expect(screen.getAllByText('€639.00').length).toBeGreaterThan(0));
    await user.click(bags.getByRole('button', { name: /^− Extra bag/ }));
    await waitFor(() => expect(screen.getAllByText('€624.00').length).toBeGreaterThan(0));
    const wishes = within(
      screen.getByRole('group', {
        name: 'Where you would like to sit: Amsterdam Centraal – Paris Nord',
      }),
    );
    expect(wishes.getAllByRole('combobox').map((field) => field.getAttribute('name'))).toEqual([
      'item-1.SEATING_PREFERENCE',
      'item-1.TABLE',
    ]);
    await user.selectOptions(wishes.getByLabelText('Table'), 'With a table');
    await settled();
    expect(wishes.getByLabelText('Table')).toHaveValue('WITH_TABLE');
    expect(
      wire.requests
        .map(({ path }) => path.replace('/api/trains/', ''))
        .filter((path) => /offer|preferences/.test(path)),
    ).toEqual(['create-service-offer', 'delete-service-offer', 'preferences-types']);
  });

  it('BAGS_FAILED says that baggage could not be included, and goes on without', async () => {
    const { user } = await openPassengers({
      addService: () => wireError(502, { code: 'BAGS_FAILED', message: 'x' }),
    });
    await user.click(screen.getByRole('button', { name: /^\+ Extra bag/ }));
    expect(await screen.findByText('Baggage could not be included')).toBeVisible();
    expect(screen.getAllByText('€178.00').length).toBeGreaterThan(0);
  });
});
