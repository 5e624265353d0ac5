import { flightQuote } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { expectAccessible, standStill, wireError } from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { updateFlightStore } from '../state/flight-store';
import { keepFlight, keptFlight } from '../testing/party';
import { at, OFFER } from '../testing/wizard-answers';
import { open, bagOf } from '../testing/wizard-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});

describe('baggage and extras', () => {
  it('CON-08 FLT-06 FLT-33 FLT-37 shows what is included and adds a bag, whose price the total follows; the airline is asked before the seats', async () => {
    keepFlight();
    const { user, wire, view, head, address } = await open(at('/baggage-and-extras'));
    expect(head()).toMatchObject({ title: 'Step 4 of 7: Baggage and extras' });
    const anneke = within(screen.getByRole('region', { name: 'Anneke de Vries' }));
    expect(anneke.getAllByText('1 cabin bag included, 1 checked bag included')).toHaveLength(2);
    expect(anneke.getAllByText('€32.00 each · up to 23 kg, 43 × 75 × 90 cm')).toHaveLength(2);
    const summary = within(screen.getByRole('complementary', { name: 'Your flights' }));
    const [more] = anneke.getAllByRole('button', {
      name: /^\+ Checked bag, up to \d+ kg.* for Anneke de Vries, .* to .*, 0$/,
    });
    if (more !== undefined) await user.click(more);
    expect(summary.getByRole('row', { name: /^Total/ })).toHaveTextContent('€592.60');
    // the new total alone, not the table once more
    expect(summary.getByRole('status')).toHaveTextContent(/^Total €592\.60, €32\.00 more$/);
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Continue to seats' }));
    await waitFor(() => expect(address()).toBe(at('/seatmap')));
    expect(wire.requestsTo(flightQuote())).toMatchObject([
      { offer_id: 'off_1', services: [{ id: 'ase_bag_sli_1_pas_1', quantity: 1 }] },
    ]);
    expect(window.dataLayer).toMatchObject([
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'EUR',
          items: [{ item_name: 'checked bag', item_category: 'Flight' }],
        },
      },
    ]);
  });

  it('leads whoever wants neither bags nor seats to check and pay at once, and nobody who chose one', async () => {
    keepFlight();
    const { user } = await open(at('/baggage-and-extras'));
    const skip = () =>
      screen.queryByRole('link', { name: 'Skip baggage and seats: straight to check and pay' });
    const bag = (sign: string) =>
      screen.getAllByRole('button', {
        name: new RegExp(`^\\${sign} Checked bag`),
      })[0] as HTMLElement;
    await user.click(bag('+'));
    expect(skip()).toBeNull();
    await user.click(bag('−'));
    expect(skip()).toHaveAttribute('href', at('/payment'));
  });

  it('FLT-37 takes a bag out again', async () => {
    keepFlight({ flight: OFFER, amenities: bagOf(0, 1) });
    const { user } = await open(at('/baggage-and-extras'));
    await user.click(
      within(screen.getByRole('region', { name: 'Anneke de Vries' })).getByRole('button', {
        name: /^− Checked bag, .*, 1$/,
      }),
    );
    expect(
      within(screen.getByRole('complementary')).getByRole('row', { name: /^Total/ }),
    ).toHaveTextContent('€560.60');
    expect(window.dataLayer).toMatchObject([{ event: 'remove_from_cart' }]);
  });

  it('FLT-43 goes on without extra bags when they can’t be loaded', async () => {
    keepFlight();
    const { user, address, view } = await open(at('/baggage-and-extras'), {
      bags: wireError(502, { code: 'BAGS_FAILED', message: 'x' }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Extra bags could not be loaded');
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Continue without extra bags' }));
    await waitFor(() => expect(address()).toBe(at('/seatmap')));
  });

  it('FLT-44 takes bags out that the airline does not include: the total is what it was', async () => {
    keepFlight({ flight: OFFER, amenities: bagOf(0, 2) });
    const { user, address } = await open(at('/baggage-and-extras'), {
      quote: () => wireError(502, { code: 'BAGS_FAILED', message: 'x' }),
    });
    await user.click(screen.getByRole('button', { name: 'Continue to seats' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Baggage could not be included');
    expect(
      within(screen.getByRole('complementary')).getByRole('row', { name: /^Total/ }),
    ).toHaveTextContent('€560.60');
    expect(address()).toBe(at('/baggage-and-extras'));
    expect(keptFlight().amenities).toEqual([]);
  });

  it('C1 sends a visitor without travellers back to them, with a message', async () => {
    const { address } = await open(at('/baggage-and-extras'));
    expect(address()).toBe(at('/who-is-flying', '&note=travellers'));
    expect(screen.getByText('Fill in all travellers first')).toBeVisible();
  });

  it('C1 does so too on a page that the server made, which does not know them', async () => {
    keepFlight();
    const { address } = await open(at('/baggage-and-extras'));
    act(() => updateFlightStore({ travelers: [] }));
    await waitFor(() => expect(address()).toBe(at('/who-is-flying', '&note=travellers')));
  });
});
