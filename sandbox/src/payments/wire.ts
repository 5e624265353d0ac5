import type Stripe from 'stripe';
import type { StripeErrorBody } from './problems';
import type { Way } from './browser/ways';

/* The objects of Stripe's API as far as the sandbox fills them; the real client reads them in the tests. */

export interface WireMethod {
  id: string;
  object: 'payment_method';
  allow_redisplay: 'always' | 'limited' | 'unspecified';
  type: Way;
  card?: {
    brand: string;
    display_brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string;
    funding: string;
    fingerprint: string;
    checks: null;
    networks: { available: string[]; preferred: null };
    wallet: null;
  };
  ideal?: { bank: null; bic: null };
  bancontact?: object;
  paypal?: { payer_email: null; payer_id: null };
  billing_details: {
    address: null;
    email: string | null;
    name: string | null;
    phone: null;
    tax_id: null;
  };
  created: number;
  customer: string | null;
  livemode: false;
  metadata: Record<string, string>;
}

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }
  | {
      type: 'use_stripe_sdk';
      use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string };
    };

export interface MethodOptions {
  capture_method?: 'manual' | undefined;
  request_three_d_secure?: string | undefined;
}

/** What payment and setup intents have in common. */
export interface WireAnyIntent {
  id: string;
  client_secret: string;
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null;
  cancellation_reason: string | null;
  created: number;
  customer: string | null;
  description: string | null;
  livemode: false;
  metadata: Record<string, string>;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_options: Readonly<Partial<Record<Way, MethodOptions | undefined>>>;
  payment_method_types: Way[];
}

export interface WirePaymentIntent extends WireAnyIntent {
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  canceled_at: number | null;
  capture_method: 'manual' | 'automatic' | 'automatic_async';
  confirmation_method: 'automatic';
  currency: string;
  last_payment_error: StripeErrorBody | null;
  latest_charge: string | null;
  processing: null;
  receipt_email: string | null;
  setup_future_usage: string | null;
  shipping: null;
  status: Stripe.PaymentIntent['status'];
}

export interface WireSetupIntent extends WireAnyIntent {
  object: 'setup_intent';
  last_setup_error: StripeErrorBody | null;
  latest_attempt: null;
  mandate: null;
  status: Stripe.SetupIntent['status'];
  usage: 'off_session' | 'on_session';
}
