import { isEmail, isPersonName, isStrongPassword } from '@wayfare/domain';
import * as v from 'valibot';
import { DOCUMENT_TYPES } from './guest-details';
import { LanguageSchema } from './places';

/* Accounts: specification sections 2, 4 and 5, decisions OQ-80 to OQ-84. An issue's message is an `AccountProblem`. */

export type AccountProblem =
  | 'required'
  | 'name'
  | 'email'
  | 'passwordWeak'
  | 'passwordCommon'
  | 'mustBeAccepted'
  | 'date'
  | 'phone'
  | 'document'
  | 'picture';

const problem = (key: AccountProblem): AccountProblem => key;

const NameSchema = v.pipe(
  v.string(problem('required')),
  v.trim(),
  v.check(isPersonName, problem('name')),
);
const EmailSchema = v.pipe(
  v.string(problem('required')),
  v.trim(),
  v.check(isEmail, problem('email')),
  v.toLowerCase(),
);
const NewPasswordSchema = v.pipe(
  v.string(problem('required')),
  v.check(isStrongPassword, problem('passwordWeak')),
);
const OriginSchema = v.optional(v.pipe(v.string(), v.maxLength(40)), 'web');
const CaptchaSchema = v.pipe(v.string(), v.maxLength(4_000));
const TicketSchema = v.pipe(v.string(), v.maxLength(200));
const Language = v.optional(LanguageSchema, 'en');

/** `POST /api/register` (OQ-84). Answers the same for a new and for a known address. */
export const RegisterRequestSchema = v.object({
  name: NameSchema,
  lastname: NameSchema,
  user: EmailSchema,
  password: NewPasswordSchema,
  language: Language,
  origin: OriginSchema,
  acceptTerms: v.literal(true, problem('mustBeAccepted')),
  captcha: v.optional(CaptchaSchema, ''),
});
export type RegisterRequest = v.InferInput<typeof RegisterRequestSchema>;
export const RegisterResultSchema = v.object({ user: v.string() });
export type RegisterResult = v.InferOutput<typeof RegisterResultSchema>;

/** `POST /api/activate`: the link of the mail; works once, for 24 hours (OQ-80). */
export const ActivateRequestSchema = v.object({ ticket: TicketSchema, language: Language });
export type ActivateRequest = v.InferInput<typeof ActivateRequestSchema>;
export const ActivateResultSchema = v.object({ activated: v.literal(true) });
export type ActivateResult = v.InferOutput<typeof ActivateResultSchema>;

/** `POST /api/activate/resend` and `/api/remember-password`: the answer never tells whether an account exists. */
export const MailRequestSchema = v.object({
  user: EmailSchema,
  language: Language,
  captcha: v.optional(CaptchaSchema, ''),
});
export type MailRequest = v.InferInput<typeof MailRequestSchema>;

/** `POST /api/recover/check` (ACC-16): posted, so that no ticket stands in an access log. */
export const CheckRecoveryRequestSchema = v.object({ ticket: TicketSchema, language: Language });
export type CheckRecoveryRequest = v.InferInput<typeof CheckRecoveryRequestSchema>;

/** `POST /api/recover`: a new password by the link of the mail; works once, for 60 minutes. Ends every session. */
export const RecoverRequestSchema = v.object({
  ticket: TicketSchema,
  password: NewPasswordSchema,
  language: Language,
});
export type RecoverRequest = v.InferInput<typeof RecoverRequestSchema>;

export const AccountSchema = v.object({
  user: v.string(),
  email: v.string(),
  name: v.string(),
  lastname: v.string(),
  language: LanguageSchema,
  picture: v.nullable(v.string()),
  /** where they live, ISO 3166-1 alpha-2 (HOT-21) */
  country: v.nullable(v.string()),
  hasPassword: v.boolean(),
  googleLoggued: v.boolean(),
  createdAt: v.string(),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** Longest picture that is sent, as a data URL; the browser makes it small first. */
export const PICTURE_MAX = 200_000;

/** `PUT /api/account`: undefined leaves a field; null removes the picture (a data URL), an empty text the country. */
export const AccountUpdateSchema = v.object({
  name: NameSchema,
  lastname: NameSchema,
  language: LanguageSchema,
  country: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Z]{2})?$/, problem('required')))),
  picture: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(PICTURE_MAX, problem('picture')),
        v.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, problem('picture')),
      ),
    ),
  ),
});
export type AccountUpdate = v.InferInput<typeof AccountUpdateSchema>;

/** `POST /api/account/password`. Ends every other session and tells the owner by mail. */
export const ChangePasswordRequestSchema = v.object({
  current: v.pipe(v.string(), v.maxLength(512)),
  password: NewPasswordSchema,
});
export type ChangePasswordRequest = v.InferInput<typeof ChangePasswordRequestSchema>;

const optionalText = (pattern: RegExp, key: AccountProblem) =>
  v.optional(v.pipe(v.string(), v.trim(), v.regex(pattern, problem(key))), '');

const TravellerEntries = {
  firstName: NameSchema,
  lastName: NameSchema,
  dateOfBirth: optionalText(/^(?:\d{4}-\d{2}-\d{2})?$/, 'date'),
  gender: v.optional(v.picklist(['', 'MALE', 'FEMALE']), ''),
  email: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === '' || isEmail(text), problem('email')),
    ),
    '',
  ),
  phone: optionalText(/^(?:\+?[\d\s().-]{4,20})?$/, 'phone'),
  country: optionalText(/^(?:[A-Z]{2})?$/, 'required'),
  documentType: v.optional(v.picklist(['', ...DOCUMENT_TYPES]), ''),
  document: optionalText(/^(?:[A-Za-z0-9 .\-/]{3,30})?$/, 'document'),
  documentExpires: optionalText(/^(?:\d{4}-\d{2}-\d{2})?$/, 'date'),
};

/** `PUT /api/account/travellers`: a new one without `id`. At most 20 are kept. */
export const TravellerRequestSchema = v.object({
  id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  ...TravellerEntries,
});
export type TravellerRequest = v.InferInput<typeof TravellerRequestSchema>;
export const SavedTravellerSchema = v.object({ id: v.string(), ...TravellerEntries });
export type SavedTraveller = v.InferOutput<typeof SavedTravellerSchema>;
export const TravellerListSchema = v.object({ travellers: v.array(SavedTravellerSchema) });
export type TravellerList = v.InferOutput<typeof TravellerListSchema>;
export const TravellerIdSchema = v.object({ id: v.pipe(v.string(), v.maxLength(80)) });
export type TravellerId = v.InferInput<typeof TravellerIdSchema>;

export const ExportResultSchema = v.object({ exportedAt: v.string(), data: v.looseObject({}) });
export type ExportResult = v.InferOutput<typeof ExportResultSchema>;

/** `POST /api/account/erase`. `confirm` is the password, or the e-mail address of an account without one. */
export const EraseRequestSchema = v.object({
  confirm: v.pipe(v.string(), v.nonEmpty(problem('required')), v.maxLength(512)),
});
export type EraseRequest = v.InferInput<typeof EraseRequestSchema>;
