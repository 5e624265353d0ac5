import * as v from 'valibot';
import { LanguageSchema } from './places';

/* Sessions and sign-in: specification sections 4, 6 and 7, decisions OQ-05 to OQ-11. */

const SignedInEntries = {
  user: v.string(),
  name: v.string(),
  lastname: v.string(),
  language: LanguageSchema,
  /** a data URL; null shows the placeholder */
  picture: v.nullable(v.string()),
  /** the country is where they live, ISO 3166-1 alpha-2 (HOT-21) */
  profile: v.object({ email: v.string(), country: v.optional(v.nullable(v.string())) }),
  /** third-party sign-in; the specification's spelling */
  googleLoggued: v.boolean(),
};
const SignedInSchema = v.object(SignedInEntries);
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

const TokenEntries = {
  token: v.string(),
  /** epoch milliseconds, server's clock */
  expiredTime: v.number(),
  /** corrects a wrong browser clock */
  serverTime: v.number(),
};

export const TokenResultSchema = v.object({
  ...TokenEntries,
  account: v.nullable(SignedInSchema),
});
export type TokenResult = v.InferOutput<typeof TokenResultSchema>;

export const LoginResultSchema = v.object({ ...TokenEntries, ...SignedInEntries });
export type LoginResult = v.InferOutput<typeof LoginResultSchema>;

const UserSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(192));
const PasswordSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512));
const OriginSchema = v.optional(v.pipe(v.string(), v.maxLength(40)), 'web');
/** JSON text of `{ challenge, solution }`: the challenge of `GET /api/captcha`, solved by altcha-lib */
const CaptchaSchema = v.pipe(v.string(), v.maxLength(4_000));

/** `POST /api/login`. `user` is the e-mail address; `captcha` after two failures of account or address (API-03). */
export const LoginRequestSchema = v.object({
  user: UserSchema,
  password: PasswordSchema,
  origin: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  captcha: v.optional(CaptchaSchema, ''),
  language: v.optional(LanguageSchema, 'en'),
});
export type LoginRequest = v.InferInput<typeof LoginRequestSchema>;

/** `POST /api/google/login`. `credential` comes in the return URL's fragment; single use, in the initiating browser. */
export const ThirdPartyLoginRequestSchema = v.object({
  credential: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  origin: OriginSchema,
});
export type ThirdPartyLoginRequest = v.InferInput<typeof ThirdPartyLoginRequestSchema>;

export const SignInOptionsSchema = v.object({
  thirdParty: v.nullable(v.object({ name: v.string() })),
});
export type SignInOptions = v.InferOutput<typeof SignInOptionsSchema>;

export const CaptchaResultSchema = v.object({ challenge: v.looseObject({}) });
export type CaptchaResult = v.InferOutput<typeof CaptchaResultSchema>;

export const DoneSchema = v.object({ ok: v.literal(true) });
export type Done = v.InferOutput<typeof DoneSchema>;
