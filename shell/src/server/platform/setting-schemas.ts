import { CountSchema } from '@wayfare/server/setting-schemas';
import * as v from 'valibot';

export const MillisecondsSchema = (least: number) =>
  v.pipe(CountSchema, v.minValue(least, `must be at least ${least}`));
export const SecretSchema = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters without blanks'),
);
export const OriginsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter((origin) => origin !== '')),
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/,
        'must be origins such as https://js.stripe.com',
      ),
    ),
  ),
);
