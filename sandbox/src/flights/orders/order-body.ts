import * as v from 'valibot';

const MAX_NAME = 20;
/** Letters that every airline can print: Latin with accents, without ligatures. */
const NAME = /^(?![^]*[ÆæĲĳŒœÞðÐþ])[A-Za-zÀ-ÖØ-öø-ſ' -]+$/;

const NameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "can't be blank"),
  v.maxLength(MAX_NAME, `must be ${MAX_NAME} characters or fewer`),
  v.regex(NAME, 'must have letters, spaces, hyphens and apostrophes only'),
);
const DateSchema = v.pipe(
  v.string('must be a date'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date'),
);
const AmountSchema = v.pipe(
  v.string('must be a decimal string'),
  v.regex(/^\d+\.\d{2}$/, 'must be a decimal string with two places'),
);

export const MetadataSchema = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,40}$/, 'must have keys of 1 to 40 letters, digits, dashes and underscores'),
    ),
    v.pipe(
      v.string('must have texts as values'),
      v.maxLength(500, 'must have values of 500 characters or fewer'),
    ),
  ),
  v.check((pairs) => Object.keys(pairs).length <= 50, 'must have 50 pairs or fewer'),
);

export const PaymentSchema = v.object({
  type: v.picklist(['balance', 'arc_bsp_cash'], "must be 'balance' or 'arc_bsp_cash'"),
  amount: AmountSchema,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code')),
});

const PassengerSchema = v.object({
  id: v.string(),
  title: v.picklist(['mr', 'ms', 'mrs', 'miss', 'dr'], "must be 'mr', 'ms', 'mrs', 'miss' or 'dr'"),
  given_name: NameSchema,
  family_name: NameSchema,
  born_on: DateSchema,
  gender: v.picklist(['m', 'f'], "must be 'm' or 'f'"),
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'must be in E.164 format')),
  infant_passenger_id: v.nullish(v.string(), null),
});

export const OrderSchema = v.object({
  type: v.pipe(
    v.optional(
      v.picklist(['instant', 'hold', 'pay_later'], "must be 'instant' or 'hold'"),
      'instant',
    ),
    v.transform((type) => (type === 'pay_later' ? 'hold' : type)),
  ),
  selected_offers: v.pipe(v.array(v.string()), v.length(1, 'must have exactly one offer')),
  passengers: v.pipe(v.array(PassengerSchema), v.minLength(1, 'must name a passenger')),
  services: v.optional(
    v.array(
      v.object({
        id: v.string(),
        quantity: v.pipe(
          v.number(),
          v.integer('must be whole'),
          v.minValue(1, 'must be 1 or more'),
        ),
      }),
    ),
    [],
  ),
  payments: v.optional(v.array(PaymentSchema), []),
  metadata: v.optional(v.nullable(MetadataSchema), null),
  users: v.optional(v.array(v.string()), []),
});

export type OrderBody = v.InferOutput<typeof OrderSchema>;
export type PaymentBody = v.InferOutput<typeof PaymentSchema>;
