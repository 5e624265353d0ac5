import { isEmail } from '@wayfare/domain';
import * as v from 'valibot';
import { Criteria } from './flights';
import { AmountSchema, IsoDateSchema, OccupancySchema } from './hotels';
import { LanguageSchema } from './places';
import { ALERT_CONSENT } from './price-alert-calls';
import { TicketCriteriaSchema } from './trains';

/* Mails about prices that fall (decision 0092). */

export const PriceWatchSchema = v.variant('product', [
  v.object({ product: v.literal('flights'), ...Criteria }),
  v.object({
    product: v.literal('hotels'),
    hotel_id: v.pipe(v.string(), v.regex(/^[\w.~-]{1,80}$/)),
    checkIn: IsoDateSchema,
    checkOut: IsoDateSchema,
    occupancies: v.pipe(v.array(OccupancySchema), v.minLength(1), v.maxLength(9)),
  }),
  v.object({
    product: v.literal('trains'),
    ...TicketCriteriaSchema.entries,
    /** index into `legs`: trains are priced by direction */
    leg: v.picklist([0, 1]),
  }),
]);
export type PriceWatch = v.InferOutput<typeof PriceWatchSchema>;

/** `POST /api/price-alerts`: on at once for members, else after double opt-in; never tells of a known address. */
export const PriceAlertRequestSchema = v.object({
  watch: PriceWatchSchema,
  /** baseline of the first fall */
  seen: v.pipe(
    AmountSchema,
    v.check((amount) => Number(amount) > 0),
  ),
  email: v.optional(
    v.pipe(v.string('email'), v.trim(), v.check(isEmail, 'email'), v.toLowerCase()),
  ),
  consent: v.literal(ALERT_CONSENT),
  language: v.optional(LanguageSchema, 'en'),
});
export type PriceAlertRequest = v.InferInput<typeof PriceAlertRequestSchema>;

export const AskedPriceAlertSchema = v.object({ state: v.picklist(['mailed', 'on']) });
export type AskedPriceAlert = v.InferOutput<typeof AskedPriceAlertSchema>;

export const PriceAlertSchema = v.object({
  id: v.string(),
  product: v.picklist(['flights', 'hotels', 'trains']),
  title: v.string(),
  starts_on: v.string(),
  ends_on: v.nullable(v.string()),
  told: AmountSchema,
  state: v.picklist(['waiting', 'on', 'off']),
  href: v.string(),
});
export type PriceAlert = v.InferOutput<typeof PriceAlertSchema>;

/** `POST /api/price-alerts/linked`, by a mail link's key. `look` changes nothing. */
export const LinkedPriceAlertRequestSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(2_000)),
  action: v.picklist(['look', 'on', 'off']),
  language: v.optional(LanguageSchema, 'en'),
});
export type LinkedPriceAlertRequest = v.InferInput<typeof LinkedPriceAlertRequestSchema>;

export const PriceAlertListSchema = v.object({ alerts: v.array(PriceAlertSchema) });
export type PriceAlertList = v.InferOutput<typeof PriceAlertListSchema>;
export const PriceAlertIdSchema = v.object({ id: v.pipe(v.string(), v.maxLength(80)) });
export type PriceAlertId = v.InferInput<typeof PriceAlertIdSchema>;
