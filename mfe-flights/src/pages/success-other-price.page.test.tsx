import { fareBrands, flightQuote } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  buildFlightQuote,
  expectAccessible,
  installPayments,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import { TYPED_PARTY, keptFlight } from '../testing/party';
import { FRESH, SEARCH } from '../testing/wizard-answers';
import { keepAttempt, open, heading, REFUNDED, VOIDED } from '../testing/success-page';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});

describe('what became of a flight booking', () => {
  it('FLT-39 FLT-14 shows the price change at the airline; accepting it leads to a fresh price with everything kept', async () => {
    keepAttempt();
    const change = { previous_amount: '625.60', new_amount: '640.00' };
    const { user, wire, address, view } = await open(
      { status: 'failed', reason: 'PRICE_CHANGED', payment: VOIDED, price_change: change },
      { quote: () => buildFlightQuote({ quote_id: 'q-2' }) },
    );
    expect(await heading('The price has changed')).toBeVisible();
    for (const text of ['€625.60', '€640.00']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another flight' })).toHaveAttribute(
      'href',
      `/flights/results?${SEARCH}`,
    );
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Accept €640.00 and continue' }));
    await waitFor(() =>
      expect(address()).toBe(`/flights/booking/payment?${SEARCH}&offer=off_1&quote=q-2`),
    );
    expect(wire.requestsTo(flightQuote())).toMatchObject([{ shown_total: '640.00' }]);
    expect(keptFlight().travelers).toEqual(TYPED_PARTY);
  });

  it('OQ-51 finds the flights again when their offer is over by then', async () => {
    keepAttempt();
    const isOver = (id: string) => id === 'off_1';
    const { user, wire, address } = await open(
      {
        status: 'failed',
        reason: 'PRICE_CHANGED',
        payment: VOIDED,
        price_change: { previous_amount: '560.60', new_amount: '570.60' },
      },
      {
        brands: [FRESH],
        quote: ({ offer_id: id }) =>
          isOver(id)
            ? wireError(410, { code: 'OFFER_EXPIRED', message: 'x' })
            : buildFlightQuote({ quote_id: 'q-3' }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Accept €570.60 and continue' }));
    await waitFor(() =>
      expect(address()).toBe(
        `/flights/booking/payment?${SEARCH}&offer=off_2&quote=q-3&request=orq_2`,
      ),
    );
    expect(wire.requestsTo(fareBrands())).toHaveLength(1);
  });

  it('FLT-44 leads a bag or seat that is gone by then to check and pay, which says so', async () => {
    keepAttempt();
    const { user } = await open(
      { status: 'refunded', reason: 'SUPPLIER_FAILED', payment: REFUNDED },
      { quote: () => wireError(502, { code: 'BAGS_FAILED', message: 'x' }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Baggage could not be included')).toBeVisible();
  });

  it('offers no other price where this tab does not know who flies', async () => {
    await open({
      status: 'failed',
      reason: 'PRICE_CHANGED',
      payment: VOIDED,
      price_change: { previous_amount: '625.60', new_amount: '640.00' },
    });
    await heading('The price has changed');
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  });
});
