import net from 'node:net';
import { PaymentMethodSchema } from '@wayfare/api-contract/schemas';
import { CountSchema, UrlSchema } from '@wayfare/server/setting-schemas';
import * as v from 'valibot';
import { isDataKey } from '../records/data-keys';

export const TextSchema = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.regex(/\S/, 'must not be blank'),
);
/** Up to a century; at least until links end, 30 days after the trip. */
export const DaysSchema = v.pipe(
  CountSchema,
  v.minValue(30, 'must be at least 30'),
  v.maxValue(36_500, 'must be at most 36500'),
);
export const TimeoutSchema = v.pipe(CountSchema, v.minValue(100, 'must be at least 100'));
export const FlagSchema = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);
export const HttpSchema = UrlSchema(/^https?:\/\//, 'must be an http address');

export const PicturesSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
  v.check(
    (parts) =>
      parts.every(
        (part) => URL.canParse(part) && /^https?:/.test(part) && new URL(part).origin === part,
      ),
    'must be origins such as https://bucket.example.com',
  ),
);

export const HostSchema = v.pipe(
  TextSchema,
  v.check(
    (host) => net.isIP(host) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host),
    'must be an IP address or the name of this machine',
  ),
);

export const DataKeySchema = v.pipe(
  v.string(),
  v.check(isDataKey, 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them'),
);

/** Comma-separated; cards are required, since they guarantee and pay later. */
export const MethodsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(PaymentMethodSchema, 'must be some of card, ideal, bancontact and paypal, with commas'),
  v.check((methods) => methods.includes('card'), 'must contain card'),
  v.check((methods) => new Set(methods).size === methods.length, 'must name each once'),
);
