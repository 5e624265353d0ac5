import { createTrainBooking } from '@wayfare/api-contract';
import { buildReturnSearch, expectAccessible, standStill } from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  goOn,
  ONE_WAY,
  openTickets,
  parameter,
  pick,
  RETURN,
  train,
  trains,
} from '../testing/tickets-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

describe('choosing a train', () => {
  it('TRN-09 TRN-41 put the ticket of one direction in the cart at once, which leads to the passengers', async () => {
    const { user, address, router, wire } = await openTickets(ONE_WAY);
    await pick(user, '08:14', /Semi flex/);
    await goOn(user);
    await waitFor(() => expect(address()).toBe('/trains/passengers'));
    expect(wire.requestsTo(createTrainBooking)).toEqual([
      {
        booking: {
          items: [
            {
              offerLocations: ['/offers/offer-1'],
              criteria: {
                legs: [
                  {
                    origin: 'NL:amsterdam',
                    destination: 'FR:paris',
                    departure: '2027-01-14T08:00',
                  },
                ],
                travelers: [{ age: 40, cards: [] }],
              },
            },
          ],
        },
        language: 'en',
      },
    ]);
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate(-1));
    expect((await train('08:14')).getByRole('radio', { name: /Semi flex/ })).toBeChecked();
  });

  it('OQ-66 go on to the return, beside a return fare only to trains that it is sold with, and make one item of both', async () => {
    const { user, view, wire, address } = await openTickets(RETURN, { found: buildReturnSearch() });
    await pick(user, '08:14', /, Return,/);
    expect(screen.getByText(/^This is a return fare/)).toBeVisible();
    await goOn(user);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Choose your return train' }),
    ).toHaveFocus();
    expect(screen.getByText('You chose a return fare')).toBeVisible();
    expect(await trains()).toHaveLength(1);
    const back = await train('14:25');
    expect(back.getByText('€55.00')).toBeVisible();
    await user.click(back.getByRole('button', { name: /^Tickets and details/ }));
    expect(back.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Standard, Return, €55.00',
    ]);
    await expectAccessible(view.container);
    await pick(user, '14:25', /Return/);
    await goOn(user);
    expect(await screen.findByText(/^Both tickets are one item in your cart/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Your choice' })).toHaveFocus();
    expect(screen.getByText(/^Total for 1 passenger/)).toHaveTextContent('€115.00');
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(address()).toBe('/trains/passengers'));
    expect(wire.requestsTo(createTrainBooking)[0]?.booking.items).toMatchObject([
      {
        offerLocations: ['/offers/offer-3', '/offers/offer-5'],
        criteria: { legs: [{ departure: '2027-01-14T08:00' }, { departure: '2027-01-17T12:00' }] },
      },
    ]);
    await screen.findByRole('heading', { level: 1 });
  });

  it('let the way out be changed, which gives up the way back', async () => {
    const { user, address } = await openTickets(RETURN, { found: buildReturnSearch() });
    await pick(user, '08:14', /Semi flex/);
    await goOn(user);
    await pick(user, '14:25', /Semi flex/);
    await goOn(user);
    expect(await screen.findByText(/^Total for 1 passenger/)).toHaveTextContent('€168.00');
    await user.click(screen.getByRole('link', { name: 'Change: Outbound' }));
    await pick(user, '09:10', /Semi flex/);
    expect(parameter(address(), 'back')).toBeNull();
    await goOn(user);
    const chosen = screen.getByRole('heading', {
      level: 3,
      name: /^Outbound: Amsterdam Centraal to Paris Gare du Nord, Thu 14 Jan/,
    });
    expect(chosen).toBeVisible();
    expect((await train('14:25')).getByText('€79.00')).toBeVisible();
  });
});
