import { createTrainBooking, prebookTrains, updateTravelers } from '@wayfare/api-contract';
import type { TrainBasket } from '@wayfare/api-contract';
import {
  buildTicketItem,
  buildTrainBasket,
  buildTrainTraveler,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { openCheckout, PASS, PREBOOKED, TICKET } from '../testing/checkout-page';
import { railServer } from '../testing/rail-server';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('taking out of the cart', () => {
  it('CON-06 TRN-38 removes with an undo, which puts the same offers back', async () => {
    const { user, wire, address } = await openCheckout({ bookingItems: [TICKET] });
    await user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(window.sessionStorage.getItem('cart')).toBeNull();
    expect(window.sessionStorage.getItem('offerLocation')).toBeNull();
    expect(screen.getByText('Removed: Amsterdam Centraal – Paris Nord')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByRole('listitem', { name: 'Amsterdam Centraal – Paris Nord' }),
    ).toBeVisible();
    expect(wire.requestsTo(createTrainBooking)).toEqual([
      {
        booking: { items: [{ offerLocations: ['/offers/1'], criteria: TICKET.criteria }] },
        language: 'en',
      },
    ]);
    expect(window.dataLayer).toMatchObject([
      { event: 'remove_from_cart', ecommerce: { currency: 'EUR', value: 178 } },
      { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 178 } },
    ]);
    expect(address()).toBe('/trains/checkout');
  });

  describe('an undo', () => {
    const passenger = {
      id: 't1',
      first_name: 'Anneke',
      last_name: 'de Vries',
      title: 'MRS' as const,
      date_of_birth: '1986-03-02',
      email: 'anneke@example.com',
      phone_number: '+31612345678',
    };
    const FILLED = {
      ...TICKET,
      travelers: TICKET.travelers.slice(0, 1).map((traveler) => ({ ...traveler, passenger })),
    };
    const OTHER = { ...PASS, passengerFields: [], leadFields: [] };

    /** Takes the ticket out and puts it back in; the server knows nobody of the new item. */
    async function undone(changes: Partial<TrainBasket>) {
      const server = railServer(buildTrainBasket({ bookingItems: [FILLED, OTHER], ...changes }));
      const create = () =>
        server.keep({
          bookingStatus: 'CREATED',
          bookingItems: [
            ...(server.basket()?.bookingItems ?? []),
            buildTicketItem({ id: 'new-1', travelers: [buildTrainTraveler()] }),
          ],
        });
      const page = await openCheckout({}, { create, server });
      await page.user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
      await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
      return page;
    }

    const NAMED = {
      itemID: 'new-1',
      travelers: [{ first_name: 'Anneke', date_of_birth: '1986-03-02' }],
    };

    it.each<[string, Partial<TrainBasket>, object[]]>([
      ['beside another item', PREBOOKED, [{ itemID: 'item-2' }, NAMED]],
      ['of the only item', { ...PREBOOKED, bookingItems: [FILLED] }, [NAMED]],
    ])(
      'OQ-68 keeps what was kept before, names and all, without a word: %s',
      async (_, changes, items) => {
        const { wire } = await undone(changes);
        expect(await screen.findByRole('link', { name: 'Continue to payment' })).toBeVisible();
        expect(wire.requestsTo(updateTravelers)).toMatchObject([{ bookingID: 'tb-1', items }]);
        expect(wire.requestsTo(prebookTrains)).toMatchObject([{ bookingID: 'tb-1' }]);
      },
    );

    it('keeps the names of a cart that was filled in and not kept', async () => {
      const { wire } = await undone({});
      expect(
        await screen.findByRole('button', {
          name: 'Keep these prices and continue to payment',
        }),
      ).toBeVisible();
      expect(wire.requestsTo(updateTravelers)).toMatchObject([
        { items: [{ itemID: 'item-2' }, NAMED] },
      ]);
      expect(wire.requestsTo(prebookTrains)).toEqual([]);
    });

    it('leaves the cart to be filled in where somebody was missing before', async () => {
      const { wire } = await undone({
        bookingItems: [FILLED, { ...OTHER, travelers: [buildTrainTraveler()] }],
      });
      expect(await screen.findByText('It is back in your cart.')).toBeVisible();
      expect(wire.requestsTo(updateTravelers)).toEqual([]);
    });
  });

  it('an undo that comes too late leads to the same search', async () => {
    const { user } = await openCheckout(
      {},
      { create: () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }) },
    );
    await user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This offer has expired. Please search again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search again' }).getAttribute('href')).toMatch(
      /^\/trains\/search\?from=NL%3Aamsterdam/,
    );
  });
});
