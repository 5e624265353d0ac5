import { orderFlight } from '@wayfare/api-contract';
import { COMPANY, fillInvoice, installPayments, standStill } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { keepFlight } from '../testing/party';
import { CHOSEN, heading, open, payButton } from '../testing/payment-page';

standStill();
installPayments();

beforeEach(() => {
  window.sessionStorage.clear();
  keepFlight(CHOSEN);
});

it('flights are booked with an invoice for a business', async () => {
  const { user, wire } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'I need an invoice for a business' }));
  await fillInvoice(user);
  await user.click(payButton());
  await heading('Your flights are booked');
  expect(wire.requestsTo(orderFlight())).toMatchObject([{ invoice: COMPANY }]);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(COMPANY.company);
});
