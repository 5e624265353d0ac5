import { confirmTrainBooking } from '@wayfare/api-contract';
import {
  buildTicketItem,
  buildTrainBasket,
  buildTrainTraveler,
  COMPANY,
  fillInvoice,
  installPayments,
  standStill,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, waitFor } from '@testing-library/react';
import { openTrains } from '../testing/open-trains';
import { KEPT_UNTIL, railServer } from '../testing/rail-server';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const BASKET = buildTrainBasket({
  bookingItems: [
    buildTicketItem({
      travelers: [buildTrainTraveler({ firstName: 'Anneke', lastName: 'de Vries' })],
      expirationDate: KEPT_UNTIL,
    }),
  ],
  bookingStatus: 'PREBOOKED',
  expirationDate: KEPT_UNTIL,
});

it('trains are booked with an invoice for a business', async () => {
  const { user, wire } = await openTrains('/trains/payment', {
    server: railServer(BASKET),
    manifests: [manifestOf('account')],
  });
  await user.click(screen.getByRole('checkbox', { name: 'I need an invoice for a business' }));
  await fillInvoice(user);
  await user.click(screen.getByRole('button', { name: /Book with obligation to pay/ }));
  await screen.findByRole('heading', { level: 1, name: 'Your tickets are booked' });
  expect(wire.requestsTo(confirmTrainBooking)).toMatchObject([{ invoice: COMPANY }]);
  await waitFor(() =>
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(COMPANY.company),
  );
});
