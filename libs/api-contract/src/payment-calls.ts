import type { PaymentIntentRequest, PaymentIntentResult, PaymentSettings } from './bookings';
import type { Call, NoRequest } from './call';
import type { CheckoutSessionResult } from './hotel-bookings';

export const createPaymentIntent: Call<PaymentIntentRequest, PaymentIntentResult> = {
  method: 'POST',
  path: '/api/create-payment-intent',
};
export const createCheckOutSession: Call<{ booking_id?: string }, CheckoutSessionResult> = {
  method: 'POST',
  path: '/api/createCheckOutSession',
};
export const paymentSettings: Call<NoRequest, PaymentSettings> = {
  method: 'GET',
  path: '/api/payment-settings',
};
