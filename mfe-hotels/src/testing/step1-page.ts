import {
  hotelAvailability,
  hotelQuote,
  hotelQuoted,
  paymentSettings,
  popularPlaces,
} from '@wayfare/api-contract';
import type { Quote } from '@wayfare/api-contract';
import { buildStayOption, fakeWire, fill, PAYMENT_SETTINGS, renderRoute } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability } from './answers';
import { buildQuote, GUEST, QUERY } from './bookings';

/* For tests: step 1 of a booking. */

export function openStep1(
  path = address('/booking/step1', QUERY),
  quote: Quote | Response = buildQuote(),
) {
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [hotelQuoted, quote],
      [hotelQuote, quote],
      [hotelAvailability, availability({ options: [buildStayOption()] })],
      [paymentSettings, PAYMENT_SETTINGS],
      [popularPlaces, []],
    ]),
  });
}

export const field = (name: string) => screen.getByLabelText(name);

export const send = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Continue to payment' }));

export async function fillIn(user: UserEvent) {
  for (const [name, text] of [
    ['First name', GUEST.firstName],
    ['Last name', GUEST.lastName],
    ['E-mail address', GUEST.email],
    ['Phone number', GUEST.phone],
    ['Document number', GUEST.document],
  ] as const) {
    await fill(user, field(name), text);
  }
  await user.click(field('Confirm e-mail address'));
  await user.paste(GUEST.confirmEmail);
  await user.selectOptions(field('Country'), 'Netherlands');
  await user.selectOptions(field('Type of identity document'), 'Passport');
}
