import * as v from 'valibot';
import { confirmParams } from './intents';
import { Expand, Flag, listParams, Metadata, Text, WholeNumber } from './params';
import { WAYS } from './browser/ways';

const Currency = v.pipe(v.string(), v.toLowerCase(), v.literal('eur', 'the sandbox deals in eur'));
const described = {
  description: v.optional(Text),
  metadata: v.optional(Metadata),
  customer: v.optional(Text),
  receipt_email: v.optional(Text),
  setup_future_usage: v.optional(v.picklist(['on_session', 'off_session'])),
};

/** Of a way to pay that can be reserved. */
const MethodOptions = v.optional(
  v.strictObject({ capture_method: v.optional(v.literal('manual')) }),
);
const None = v.optional(v.strictObject({}));

export const CreateSchema = v.strictObject({
  amount: WholeNumber,
  currency: Currency,
  capture_method: v.optional(
    v.picklist(['manual', 'automatic', 'automatic_async']),
    'automatic_async',
  ),
  confirm: v.optional(Flag, 'false'),
  automatic_payment_methods: v.optional(
    v.object({
      enabled: Flag,
      allow_redirects: v.optional(v.picklist(['always', 'never']), 'always'),
    }),
  ),
  payment_method_types: v.optional(v.array(v.picklist(WAYS))),
  allowed_payment_method_types: v.optional(v.array(v.picklist(WAYS))),
  payment_method_options: v.optional(
    v.strictObject({ card: MethodOptions, ideal: None, bancontact: None, paypal: MethodOptions }),
  ),
  ...described,
  ...confirmParams,
  expand: Expand,
});

export const UpdateSchema = v.strictObject({
  amount: v.optional(WholeNumber),
  payment_method: v.optional(Text),
  ...described,
  expand: Expand,
});
export const CaptureSchema = v.strictObject({
  amount_to_capture: v.optional(WholeNumber),
  metadata: v.optional(Metadata),
  expand: Expand,
});
export const CancelSchema = v.strictObject({
  cancellation_reason: v.optional(
    v.picklist(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']),
  ),
  expand: Expand,
});
export const ListSchema = v.strictObject({
  ...listParams,
  customer: v.optional(Text),
  created: v.optional(v.unknown()),
});
