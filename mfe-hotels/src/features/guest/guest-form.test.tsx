import { hotelQuoted, paymentSettings } from '@wayfare/api-contract';
import { GUEST_CASES, guestWith } from '@wayfare/api-contract/guest-cases';
import {
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import manifest from '../../../vertical.json';
import { vertical } from '../../remote';
import { address, searchOf } from '../../testing/answers';
import { buildQuote, keepGuest } from '../../testing/bookings';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  confirmEmail: 'Confirm e-mail address',
  specialRequest: 'Special request (optional)',
  country: 'Country',
  phone: 'Phone number',
  documentType: 'Type of identity document',
  document: 'Document number',
} as const;

// the same table as the schema's and the API's: what the form lets through, the API takes
it.each(GUEST_CASES)('%s the form judges %s %p: %p', async (_id, field, value, problem) => {
  keepGuest(guestWith(field, value));
  const wire = fakeWire([
    [hotelQuoted, buildQuote()],
    [paymentSettings, PAYMENT_SETTINGS],
  ]);
  const { user } = await renderRoute(
    vertical,
    manifest,
    address('/booking/step1', {
      quote: 'q-1',
      optionRefId: 'opt-1',
      hotel_id: 'h-1',
      search: searchOf({ hotels: ['h-1'] }),
    }),
    { wire },
  );
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  if (problem === null)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check and pay' }),
    ).toBeInTheDocument();
  else await waitFor(() => expect(screen.getByLabelText(LABELS[field])).toBeInvalid());
});
