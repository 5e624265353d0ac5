import * as v from 'valibot';
import { airportsOf } from '../reference/airports';
import { PaymentSchema } from './order-body';

const CodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.check(
    (code) => airportsOf(code).length > 0,
    'must be an airport or city with scheduled flights',
  ),
);
export const RequestSchema = v.object({
  order_id: v.string(),
  slices: v.object({
    remove: v.pipe(
      v.array(v.object({ slice_id: v.string() })),
      v.length(1, 'must have exactly one slice'),
    ),
    add: v.pipe(
      v.array(
        v.object({
          origin: CodeSchema,
          destination: CodeSchema,
          departure_date: v.pipe(
            v.string(),
            v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date'),
            v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date'),
          ),
          cabin_class: v.nullish(v.picklist(['economy', 'premium_economy', 'business', 'first'])),
        }),
      ),
      v.length(1, 'must have exactly one slice'),
    ),
  }),
});
export const ChangeSchema = v.object({ selected_order_change_offer: v.string() });
export const ConfirmSchema = v.object({ payment: v.optional(PaymentSchema) });
