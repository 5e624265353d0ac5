import type { GuestDetailsInput } from '@wayfare/api-contract';
import { GuestDetailsSchema as ApiSchema } from '@wayfare/api-contract/guest';
import { GUEST_LIMITS, internationalPhone } from '@wayfare/domain';
import * as v from 'valibot';

export { ASSISTANCE, DOCUMENT_TYPES } from '@wayfare/api-contract/guest';

export const GuestDetailsSchema = v.pipe(
  v.custom<GuestDetailsInput>((input) => typeof input === 'object' && input !== null),
  v.transform(({ phone, ...typed }) => ({
    ...typed,
    // limited to what may be typed before it is normalised (HOT-37)
    phone: phone.length > GUEST_LIMITS.phoneMax ? phone : internationalPhone(phone, typed.country),
  })),
  ApiSchema,
);
