import { prebookTrains, updateTravelers, validatePassCode } from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTicketItem,
  buildTrainBasket,
  buildTrainTraveler,
  standStill,
  wireError,
  errorSummary,
} from '@wayfare/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { fillBirth, fillName, fillPassengers, passenger } from '../testing/fill-passengers';
import { openTrains, settled, type Setting } from '../testing/open-trains';
import { railServer } from '../testing/rail-server';

expect.extend(toHaveNoViolations);
standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

const open = (setting: Setting = {}, path = '/trains/passengers') =>
  openTrains(path, { server: railServer(buildTrainBasket()), ...setting });
const goOn = () => screen.getByRole('button', { name: 'Check your cart' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('passengers', () => {
  it('TRN-04 TRN-14 asks what the carrier needs and nothing else, beside the cart', async () => {
    const { head, view } = await open();
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
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('speaks Dutch', async () => {
    const { view } = await open({}, '/nl/treinen/passagiers');
    expect(await heading('Passagiers')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Passagier 2 (kind)' })).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-42 OQ-68 saves everybody, keeps places and prices, and leads to the cart', async () => {
    const { user, wire, address } = await open();
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
    const { user, address, wire } = await open();
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

  it('TRN-64 OQ-62 says that somebody is too young for the fare, and leads to the search for the right one', async () => {
    await open();
    const lead = passenger('Passenger 1 (adult)');
    fillBirth(lead, ['2', '3', '2000']);
    fireEvent.blur(lead.getByLabelText('Year'));
    expect(await lead.findByText('An adult is 30 or older on the day of travel')).toBeVisible();
    expect(lead.getByText(/this passenger travels as: young person/)).toBeVisible();
    expect(lead.getByRole('link', { name: 'Search again' }).getAttribute('href')).toMatch(
      /^\/trains\/search\?from=NL%3Aamsterdam.*youth=1/,
    );
    fillBirth(lead, ['2', '3', '1955']);
    expect(lead.getByText(/may travel as: senior, which may be cheaper/)).toBeVisible();
    expect(
      lead.queryByText('An adult is 30 or older on the day of travel'),
    ).not.toBeInTheDocument();
  });

  it('TRN-62 OQ-60 takes spaces and dashes out of a phone number when it is left', async () => {
    const { user } = await open();
    const phone = passenger('Passenger 1 (adult)').getByLabelText('Mobile phone');
    await user.type(phone, '+31 6-1234 5678');
    await user.tab();
    expect(phone).toHaveValue('+31612345678');
  });

  it('TRN-67 ERR-16 says on leaving the field that the code of a pass is not valid, and that it is', async () => {
    const item = buildTicketItem({
      travelers: [buildTrainTraveler()],
      passengerFields: ['reduction_card_id'],
      leadFields: [],
      criteria: {
        legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T08:00' }],
        travelers: [{ age: 40, cards: [{ code: 'INTERRAIL' }] }],
      },
    });
    const cards = [
      { code: 'INTERRAIL', label: 'Interrail', country: 'EU', isPass: true, ages: null },
    ];
    const { user, wire } = await open({
      server: railServer(buildTrainBasket({ bookingItems: [item] })),
      cards,
      isValidCode: (code) => code === 'GOOD12',
    });
    const lead = passenger('Passenger 1 (adult)');
    const code = lead.getByLabelText('Number of the card or pass');
    await user.type(code, 'wrong1');
    await user.tab();
    expect(await lead.findByText('Pass code invalid')).toBeVisible();
    fillName(lead, 'Anneke', 'Visser');
    await user.click(goOn());
    expect(errorSummary()).toHaveTextContent('Pass code invalid');
    await user.clear(code);
    await user.type(code, 'GOOD12');
    await user.click(goOn());
    expect(await heading('Cart and check')).toBeVisible();
    expect(wire.requestsTo(validatePassCode)).toEqual([{ code: 'WRONG1' }, { code: 'GOOD12' }]);
  });

  it('3.3.7 fills the second ticket in from the first', async () => {
    const second = buildTicketItem({ id: 'item-2', offerLocations: ['/offers/2'] });
    const { user } = await open({
      server: railServer(buildTrainBasket({ bookingItems: [buildTicketItem(), second] })),
    });
    fillPassengers();
    await user.click(screen.getByRole('button', { name: 'Same passengers as on ticket 1' }));
    expect(passenger('Passenger 2 (child)', /^Ticket 2/).getByLabelText('First name')).toHaveValue(
      'Zoë',
    );
    expect(screen.getByText('The passengers are filled in.')).toBeVisible();
  });

  it('3.3.7 fills in somebody who is saved', async () => {
    const saved = [
      {
        id: 's-1',
        firstName: 'Bram',
        lastName: 'Hof',
        dateOfBirth: '1980-11-04',
        gender: 'MALE' as const,
        email: 'bram@example.com',
        phone: '+31 6 87654321',
        country: '',
        documentType: '' as const,
        document: '',
        documentExpires: '',
      },
    ];
    const { user } = await open({ user: { user: 'u1', name: 'Ada', lastname: 'Jansen' }, saved });
    const lead = passenger('Passenger 1 (adult)');
    await user.selectOptions(
      await lead.findByLabelText('Fill in a saved traveller'),
      await lead.findByRole('option', { name: 'Bram Hof' }),
    );
    expect(lead.getByLabelText('First name')).toHaveValue('Bram');
    expect(lead.getByLabelText('Title')).toHaveValue('MR');
    expect(lead.getByLabelText('Mobile phone')).toHaveValue('+31687654321');
    expect(lead.getByLabelText('Year')).toHaveValue('1980');
  });

  it('C3 keeps what was typed over a reload and the other language', async () => {
    const first = await open();
    fillPassengers();
    first.view.unmount();
    await open({ server: first.server }, '/nl/treinen/passagiers');
    expect(
      within(screen.getByRole('group', { name: 'Passagier 2 (kind)' })).getByLabelText('Voornaam'),
    ).toHaveValue('Zoë');
  });

  it('TRN-33 TRN-36 TRN-68 buys and gives back a bag and keeps a seat wish of one ticket, while the total follows', async () => {
    const { user, wire } = await open({
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
    const { user } = await open({
      addService: () => wireError(502, { code: 'BAGS_FAILED', message: 'x' }),
    });
    await user.click(screen.getByRole('button', { name: /^\+ Extra bag/ }));
    expect(await screen.findByText('Baggage could not be included')).toBeVisible();
    expect(screen.getAllByText('€178.00').length).toBeGreaterThan(0);
  });
});

describe('leaving the passengers', () => {
  it('PRICE_CHANGED shows the new price beside the old one, and goes on only with a yes', async () => {
    const server = railServer(buildTrainBasket());
    const changed = wireError(409, {
      code: 'PRICE_CHANGED',
      message: 'x',
      previousPrice: '178.00',
      newPrice: '190.00',
    });
    const { user, wire, address, view } = await open({
      server,
      prebook: (request) =>
        request.request.shownTotal === '190.00' ? server.prebook(request) : changed,
    });
    fillPassengers();
    await user.click(goOn());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('€178.00')).toBeVisible();
    expect(alert.getByText('€190.00')).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(alert.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(goOn());
    await user.click(await screen.findByRole('button', { name: 'Accept €190.00 and continue' }));
    await waitFor(() => expect(address()).toBe('/trains/checkout'));
    expect(wire.requestsTo(prebookTrains).map(({ request }) => request.shownTotal)).toEqual([
      '178.00',
      '178.00',
      '190.00',
    ]);
  });

  it('ERR-10 OFFER_EXPIRED leads to the same search, and keeps what was typed', async () => {
    const { user } = await open({
      prebook: () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x', field: 'items.0' }),
    });
    fillPassengers('Expired');
    await user.click(goOn());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('This offer has expired. Please search again.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Search again' }).getAttribute('href')).toMatch(
      /date=2027-01-14&hour=8.*adult=1.*child=1/,
    );
    expect(passenger('Passenger 1 (adult)').getByLabelText('Last name')).toHaveValue('Expired');
  });

  it('puts what the API refuses at its field', async () => {
    const { user } = await open({
      travelers: () =>
        wireError(422, {
          code: 'INVALID_REQUEST',
          message: 'x',
          field: 'items.0.travelers.1.last_name',
          problem: 'nameCharacters',
        }),
    });
    fillPassengers();
    await user.click(goOn());
    expect(
      await passenger('Passenger 2 (child)').findByText(
        'Use letters, a hyphen or an apostrophe only',
      ),
    ).toBeVisible();
    expect(errorSummary()).toHaveFocus();
  });
});

describe('passengers without a cart', () => {
  it('C3 says that the cart is empty, and leads to the search', async () => {
    const { view } = await open({ server: railServer() });
    expect(await heading('Passengers')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search trains' })).toHaveAttribute('href', '/trains');
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('OQ-67 offers to continue with the cart of before, for whoever began one here', async () => {
    window.localStorage.setItem('trainBasket', '1');
    const { user, address } = await open({ isForgotten: true });
    expect(await screen.findByText('You have 1 item in a cart from before')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue where you left off' }));
    await waitFor(() => expect(address()).toBe('/trains/checkout'));
    expect(
      await screen.findByRole('listitem', { name: 'Amsterdam Centraal – Paris Nord' }),
    ).toBeVisible();
  });
});
