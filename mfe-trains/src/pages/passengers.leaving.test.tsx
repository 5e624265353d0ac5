import { prebookTrains } from '@wayfare/api-contract';
import {
  buildTrainBasket,
  expectAccessible,
  standStill,
  wireError,
  errorSummary,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fillPassengers, passenger } from '../testing/fill-passengers';
import { goOn, heading, openPassengers } from '../testing/passengers-page';
import { railServer } from '../testing/rail-server';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
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
    const { user, wire, address, view } = await openPassengers({
      server,
      prebook: (request) =>
        request.request.shownTotal === '190.00' ? server.prebook(request) : changed,
    });
    fillPassengers();
    await user.click(goOn());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('€178.00')).toBeVisible();
    expect(alert.getByText('€190.00')).toBeVisible();
    await expectAccessible(view.container);
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

  it('TRN-33 waits for a bag that was taken a moment before, and agrees to the total with it', async () => {
    const server = railServer(buildTrainBasket());
    let answer = (): void => undefined;
    const { user, wire, address } = await openPassengers({
      server,
      addService: (request) =>
        new Promise((resolve) => {
          answer = () => resolve(server.addService(request));
        }),
    });
    fillPassengers();
    await user.click(screen.getByRole('button', { name: /^\+ Extra bag/ }));
    await user.click(goOn());
    expect(wire.requestsTo(prebookTrains)).toEqual([]);
    answer();
    await waitFor(() => expect(address()).toBe('/trains/checkout'));
    expect(wire.requestsTo(prebookTrains).map(({ request }) => request.shownTotal)).toEqual([
      '193.00',
    ]);
  });

  it('BAGS_FAILED is told before anything else when the bag was taken a moment before', async () => {
    let refuse = (): void => undefined;
    const { user, wire, address } = await openPassengers({
      addService: () =>
        new Promise((resolve) => {
          refuse = () => resolve(wireError(502, { code: 'BAGS_FAILED', message: 'x' }));
        }),
    });
    fillPassengers();
    await user.click(screen.getByRole('button', { name: /^\+ Extra bag/ }));
    await user.click(goOn());
    refuse();
    expect(await screen.findByText('Baggage could not be included')).toBeVisible();
    expect(wire.requestsTo(prebookTrains)).toEqual([]);
    await user.click(goOn());
    await waitFor(() => expect(address()).toBe('/trains/checkout'));
  });

  it('ERR-10 OFFER_EXPIRED leads to the same search, and keeps what was typed', async () => {
    const { user } = await openPassengers({
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
    const { user } = await openPassengers({
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
    const { view } = await openPassengers({ server: railServer() });
    expect(await heading('Passengers')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search trains' })).toHaveAttribute('href', '/trains');
    await expectAccessible(view.container);
  });

  it('OQ-67 offers to continue with the cart of before, for whoever began one here', async () => {
    window.localStorage.setItem('trainBasket', '1');
    const { user, address } = await openPassengers({ isForgotten: true });
    expect(await screen.findByText('You have 1 item in a cart from before')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue where you left off' }));
    await waitFor(() => expect(address()).toBe('/trains/checkout'));
    expect(
      await screen.findByRole('listitem', { name: 'Amsterdam Centraal – Paris Nord' }),
    ).toBeVisible();
  });
});
