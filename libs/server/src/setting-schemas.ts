import { isEmail } from '@wayfare/domain';
import * as v from 'valibot';

export const PortSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);

/** A whole number of up to nine digits, as a number. */
export const CountSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be a whole number'),
  v.transform(Number),
);

/** An address that matches `form`; `words` say of any other what it has to be. */
export const UrlSchema = (form: RegExp, words: string) =>
  v.pipe(v.string(), v.url(words), v.regex(form, words));

/** Where mails are handed over. */
export const SmtpSchema = UrlSchema(
  /^smtps?:\/\/([^@/]*@)?[^@/:?]/,
  'must be an address such as smtps://user:password@mail.example.com',
);

const addressIn = (text: string) => /^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim();

/** `Wayfare <bookings@example.com>` or the address alone. */
export const SenderSchema = v.pipe(
  v.string(),
  v.check(
    (text) => isEmail(addressIn(text)),
    'must be an e-mail address such as bookings@example.com or Wayfare <bookings@example.com>',
  ),
);
