import * as v from 'valibot';
import { LanguageSchema } from './places';

/* Sessions and sign-in: specification sections 4, 6 and 7, decisions OQ-05 to OQ-11. */

/** Who is signed in, as the session store keeps it. */
const SignedInEntries = {
  user: v.string(),
  name: v.string(),
  lastname: v.string(),
  language: LanguageSchema,
  /** a data URL; null shows the placeholder */
  picture: v.nullable(v.string()),
  /** the country is where they live, ISO 3166-1 alpha-2 (HOT-21) */
  profile: v.object({ email: v.string(), country: v.optional(v.nullable(v.string())) }),
  /** true after a sign-in by somebody else's account; the spelling is the specification's */
  googleLoggued: v.boolean(),
};
const SignedInSchema = v.object(SignedInEntries);
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

const TokenEntries = {
  /** a signed JWT */
  token: v.string(),
  /** epoch milliseconds by the server's clock */
  expiredTime: v.number(),
  /** what the server's clock said, so that a browser whose clock is wrong can tell how long the token lasts */
  serverTime: v.number(),
};

/** Answer of `GET /api/anonymous/login` and `POST /api/session/refresh`. */
export const TokenResultSchema = v.object({
  ...TokenEntries,
  /** whose session the cookie belongs to; null for an anonymous one */
  account: v.nullable(SignedInSchema),
});
export type TokenResult = v.InferOutput<typeof TokenResultSchema>;

/** Answer of `POST /api/login` and `POST /api/google/login`. */
export const LoginResultSchema = v.object({ ...TokenEntries, ...SignedInEntries });
export type LoginResult = v.InferOutput<typeof LoginResultSchema>;

const UserSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(192));
const PasswordSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512));
const OriginSchema = v.optional(v.pipe(v.string(), v.maxLength(40)), 'web');
/** JSON text of `{ challenge, solution }`: the challenge of `GET /api/captcha` as it came, and what `solveChallenge` of altcha-lib gave for it */
const CaptchaSchema = v.pipe(v.string(), v.maxLength(4_000));

/** `POST /api/login`. `user` is the e-mail address; `captcha` is asked for after two failures of the account or the network address (API-03). */
export const LoginRequestSchema = v.object({
  user: UserSchema,
  password: PasswordSchema,
  origin: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  captcha: v.optional(CaptchaSchema, ''),
  language: v.optional(LanguageSchema, 'en'),
});
export type LoginRequest = v.InferInput<typeof LoginRequestSchema>;

/** `POST /api/google/login`. `credential` is the one that the sign-in's return put into the URL's fragment; it works once, in the browser that began. */
export const ThirdPartyLoginRequestSchema = v.object({
  credential: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  origin: OriginSchema,
});
export type ThirdPartyLoginRequest = v.InferInput<typeof ThirdPartyLoginRequestSchema>;

/** `GET /api/sign-in-options`: what the login form offers besides a password. */
export const SignInOptionsSchema = v.object({
  thirdParty: v.nullable(v.object({ name: v.string() })),
});
export type SignInOptions = v.InferOutput<typeof SignInOptionsSchema>;

/** `GET /api/captcha`: a challenge of altcha; its solving is the browser's work. */
export const CaptchaResultSchema = v.object({ challenge: v.looseObject({}) });
export type CaptchaResult = v.InferOutput<typeof CaptchaResultSchema>;

/** What calls answer that only do something. */
export const DoneSchema = v.object({ ok: v.literal(true) });
export type Done = v.InferOutput<typeof DoneSchema>;
