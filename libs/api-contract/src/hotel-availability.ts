import { forLanguages } from '@wayfare/domain';
import * as v from 'valibot';
import {
  AmountSchema,
  HotelIdentity,
  IsoDateSchema,
  OccupancySchema,
  StayPriceSchema,
} from './hotels';
import { RoomKindSchema } from './hotel-room-kinds';
import { LanguageSchema } from './places';

export const AvailabilityRequestSchema = v.object({
  hotel_id: v.pipe(v.string(), v.maxLength(80)),
  checkIn: v.optional(IsoDateSchema),
  checkOut: v.optional(IsoDateSchema),
  occupancies: v.optional(v.pipe(v.array(OccupancySchema), v.minLength(1), v.maxLength(9))),
  currency: v.optional(v.literal('EUR'), 'EUR'),
  language: v.optional(LanguageSchema, 'en'),
  nationality: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'NL'),
});

const TaxSchema = v.object({
  name: v.string(),
  type: v.picklist(['PERCENTAGE', 'AMOUNT']),
  value: v.number(),
  totalAmount: AmountSchema,
});

export const RoomSchema = v.object({
  occupancyRefID: v.number(),
  code: v.string(),
  description: v.string(),
  maximun_capacity: v.number(),
  meal_plan: v.string(),
});

const StayOptionSchema = v.object({
  optionRefId: v.string(),
  boardCode: v.picklist(['RO', 'BB', 'HB', 'FB', 'AI']),
  paymentType: v.picklist(['MERCHANT', 'DIRECT', 'CARD_BOOKING', 'CARD_CHECK_IN']),
  payLaterOn: v.nullable(IsoDateSchema),
  status: v.picklist(['OK', 'RQ']),
  rooms: v.array(RoomSchema),
  price: StayPriceSchema,
  base: AmountSchema,
  taxes: v.array(TaxSchema),
  /** paid at the property, not in gross */
  surcharges: v.array(v.object({ name: v.string(), totalAmount: AmountSchema })),
  cancelPolicy: v.object({
    refundable: v.boolean(),
    /** ISO instant with the hotel's offset; null when not refundable */
    freeCancellationUntil: v.nullable(v.string()),
    timeZone: v.string(),
  }),
  expires_at: v.string(),
});
export type StayOption = v.InferOutput<typeof StayOptionSchema>;

const HotelDetailSchema = v.object({
  ...HotelIdentity,
  description: v.string(),
  address: v.string(),
  city_id: v.string(),
  facilities: v.array(v.string()),
  booking_details: v.object({
    checkInInstructions: v.string(),
    checkOutInstructions: v.string(),
    minAge: v.number(),
    schedule: v.object({ start: v.string(), end: v.string() }),
  }),
  paths: v.object(forLanguages(() => v.string())),
  timeZone: v.string(),
  fromPrice: AmountSchema,
});
export type HotelDetail = v.InferOutput<typeof HotelDetailSchema>;

export const AvailabilityResultSchema = v.object({
  hotel: HotelDetailSchema,
  /** each covers all rooms asked for; empty without dates or availability */
  options: v.array(StayOptionSchema),
  /** several rooms: options of each by its own guests; else empty (HOT-18) */
  rooms: v.array(v.object({ occupancyRefID: v.number(), options: v.array(StayOptionSchema) })),
  roomKinds: v.optional(v.array(RoomKindSchema)),
  memberPrices: v.boolean(),
});

export type AvailabilityRequest = v.InferInput<typeof AvailabilityRequestSchema>;
export type AvailabilityResult = v.InferOutput<typeof AvailabilityResultSchema>;
