import { isEmail } from '@wayfare/domain';
import * as v from 'valibot';
import { Criteria } from './flights';
import { AmountSchema, IsoDateSchema, OccupancySchema } from './hotels';
import { LanguageSchema } from './places';
import { ALERT_CONSENT } from './price-alert-calls';
import { TicketCriteriaSchema } from './trains';

/* Mails about prices that fall (decision 0092). */

/** The search whose lowest price is looked at. */
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
    /** which of `legs` is watched, from 0: trains are priced for each direction */
    leg: v.picklist([0, 1]),
  }),
]);
export type PriceWatch = v.InferOutput<typeof PriceWatchSchema>;

/**
 * `POST /api/price-alerts`. Members have it at once, at the address of their account; everybody else names an address, and
 * the link of a mail to it turns the alert on. The answer never tells whether an address is known.
 */
export const PriceAlertRequestSchema = v.object({
  watch: PriceWatchSchema,
  /** the lowest price that the page shows: the first fall is counted from it */
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
  /** what is watched, in the language of the alert */
  title: v.string(),
  starts_on: v.string(),
  /** null where it has one day alone */
  ends_on: v.nullable(v.string()),
  /** the price that was told last */
  told: AmountSchema,
  state: v.picklist(['waiting', 'on', 'off']),
  /** path of its search on the site */
  href: v.string(),
});
export type PriceAlert = v.InferOutput<typeof PriceAlertSchema>;

/** `POST /api/price-alerts/linked`: by the key of a mail's link. `look` changes nothing. */
export const LinkedPriceAlertRequestSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(2_000)),
  action: v.picklist(['look', 'on', 'off']),
  language: v.optional(LanguageSchema, 'en'),
});
export type LinkedPriceAlertRequest = v.InferInput<typeof LinkedPriceAlertRequestSchema>;

/** `GET /api/account/price-alerts`: those that are on, the next to travel first. */
export const PriceAlertListSchema = v.object({ alerts: v.array(PriceAlertSchema) });
export type PriceAlertList = v.InferOutput<typeof PriceAlertListSchema>;
export const PriceAlertIdSchema = v.object({ id: v.pipe(v.string(), v.maxLength(80)) });
export type PriceAlertId = v.InferInput<typeof PriceAlertIdSchema>;
