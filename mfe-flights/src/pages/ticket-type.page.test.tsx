import { fareBrands } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { expectAccessible, standStill, wireError } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { keepFlight, keptFlight } from '../testing/party';
import { at, FLEX, OFFER, SEARCH } from '../testing/wizard-answers';
import { open, heading, bagOf } from '../testing/wizard-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});

describe('ticket type', () => {
  it('CON-06 FLT-04 OQ-46 compares the fares of the same flights in a table, and goes on with the one that is chosen', async () => {
    const { user, wire, view, head, address } = await open(at(''));
    expect(head()).toMatchObject({ title: 'Step 2 of 7: Ticket type', noindex: true });
    const table = within(await screen.findByRole('table', { name: 'Ticket types compared' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Economy Standard Your choice',
      'Economy Flex ',
    ]);
    const rowOf = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(rowOf('Checked bags')).toEqual([
      '1 for each traveller with a seat',
      '1 for each traveller with a seat',
    ]);
    expect(rowOf('Change before departure')).toEqual([
      'Possible for €210.00',
      'The airline does not say',
    ]);
    expect(rowOf('Refund before departure')).toEqual(['Not possible', 'Free']);
    expect(rowOf('Hold without paying')).toEqual([
      'Not possible',
      'Until Sat 12 Dec 2026, 12:00 (time in Amsterdam)',
    ]);
    expect(rowOf('Price')[1]).toContain('€140.00 more');
    expect(wire.requestsTo(fareBrands())[0]).toMatchObject({
      itinerary: OFFER.slices.map(({ itinerary_key: key }) => key),
      passengers: [
        { type: 'adult' },
        { type: 'adult' },
        { type: 'child', age: 7 },
        { type: 'infant_without_seat' },
      ],
    });
    await expectAccessible(view.container);
    await user.click(table.getByRole('link', { name: 'Choose Economy Flex' }));
    await heading('Who’s flying');
    expect(address()).toBe(`/flights/booking/who-is-flying?${SEARCH}&offer=off_flex&request=orq_2`);
    expect(keptFlight().flight?.id).toBe('off_flex');
    expect(window.dataLayer).toMatchObject([
      {
        event: 'begin_checkout',
        ecommerce: {
          currency: 'EUR',
          value: 700.6,
          items: [
            {
              item_category: 'Flight',
              item_name: 'Amsterdam - Barcelona, Barcelona - Amsterdam',
              item_id: 'KL 1665, KL 2404, KL 1246',
            },
          ],
        },
      },
    ]);
  });

  it('goes on with the fare that was found when the others can’t be had', async () => {
    const { user } = await open(at(''), {
      brands: wireError(504, { code: 'SUPPLIER_TIMEOUT', message: 'x' }),
    });
    expect(await screen.findByText(/The other ticket types could not be loaded/)).toBeVisible();
    const [choose] = screen.getAllByRole('link', { name: 'Choose Economy Standard' });
    if (choose !== undefined) await user.click(choose);
    await heading('Who’s flying');
  });

  it('OQ-52 takes bags along to another ticket type, and says which it does not have', async () => {
    const heavy = bagOf(1, 2).map((bag) => ({
      ...bag,
      id: 'heavy',
      bag: bag.bag === null ? null : { ...bag.bag, maximum_weight_kg: 32 },
    }));
    keepFlight({ flight: OFFER, amenities: [...bagOf(0, 1), ...heavy] });
    const { user } = await open(at(''), { brands: [OFFER, { ...FLEX, id: 'off_2' }] });
    const [, flex] = within(
      await screen.findByRole('table', { name: 'Ticket types compared' }),
    ).getAllByRole('link');
    if (flex !== undefined) await user.click(flex);
    await heading('Who’s flying');
    expect(keptFlight()).toMatchObject({
      flight: { id: 'off_2' },
      amenities: [{ type: 'baggage', quantity: 1, amount: '32.00' }],
    });
    expect(screen.getByText('Not everything comes with this ticket type')).toBeVisible();
    expect(screen.getByText('Traveller 2, Amsterdam to Barcelona: 2 × Checked bag')).toBeVisible();
  });

  it.each(['', '/who-is-flying', '/baggage-and-extras', '/payment'])(
    'FLT-04 says at /flights/booking%s without an offer where to begin',
    async (step) => {
      const { view } = await open(`/flights/booking${step}`);
      expect(await heading('Nothing to book yet')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Search flights' })).toHaveAttribute(
        'href',
        '/flights',
      );
      if (step === '') await expectAccessible(view.container);
    },
  );
});
