import * as v from 'valibot';

export const PortSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);
export const CountSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be a whole number'),
  v.transform(Number),
);
export const MillisecondsSchema = (least: number) =>
  v.pipe(CountSchema, v.minValue(least, `must be at least ${least}`));
export const UrlSchema = (form: RegExp, words: string) =>
  v.pipe(v.string(), v.url(words), v.regex(form, words));
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
