import { GUEST_LIMITS, isEmail, sanitiseText } from '@wayfare/domain';
import * as v from 'valibot';

/* The fields of "Hotel booking", specification section 5: one schema for the form and the API (HOT-32 to HOT-39). */

export type GuestProblem =
  | 'required'
  | 'nameTooShort'
  | 'nameTooLong'
  | 'nameCharacters'
  | 'emailInvalid'
  | 'emailsDiffer'
  | 'phoneInvalid'
  | 'phoneTooLong'
  | 'textTooLong'
  | 'documentCharacters'
  | 'mustBeAccepted';

const problem = (key: GuestProblem): GuestProblem => key;

const filled = v.pipe(v.string(problem('required')), v.trim(), v.nonEmpty(problem('required')));

const NameSchema = v.pipe(
  filled,
  v.regex(/^[\p{L}\p{M}' ’.-]+$/u, problem('nameCharacters')),
  v.minLength(GUEST_LIMITS.nameMin, problem('nameTooShort')),
  v.maxLength(GUEST_LIMITS.nameMax, problem('nameTooLong')),
);

const EmailSchema = v.pipe(filled, v.check(isEmail, problem('emailInvalid')));

const PhoneSchema = v.pipe(
  filled,
  v.maxLength(GUEST_LIMITS.phoneMax, problem('phoneTooLong')),
  v.regex(/^\+?[\d\s().-]+$/, problem('phoneInvalid')),
  v.check((phone) => /^\d{7,15}$/.test(phone.replace(/\D/g, '')), problem('phoneInvalid')),
);

export const DOCUMENT_TYPES = [
  'passport',
  'nationalId',
  'drivingLicence',
  'residencePermit',
] as const;

export const ASSISTANCE = [
  'wheelchairRoom',
  'stepFree',
  'rollInShower',
  'visualAlarm',
  'hearing',
  'assistanceDog',
] as const;
export const AssistanceSchema = v.picklist(ASSISTANCE);
export type Assistance = v.InferOutput<typeof AssistanceSchema>;

const GuestNamesSchema = v.object({ firstName: NameSchema, lastName: NameSchema });

const fields = {
  firstName: NameSchema,
  lastName: NameSchema,
  email: EmailSchema,
  confirmEmail: filled,
  mainGuest: v.picklist(['self', 'other'], problem('required')),
  guest: v.optional(v.nullable(v.object({ firstName: v.string(), lastName: v.string() })), null),
  roomGuests: v.optional(v.pipe(v.array(GuestNamesSchema), v.maxLength(8)), []),
  /** a request that the property has to confirm (S8) */
  assistance: v.optional(v.pipe(v.array(AssistanceSchema), v.maxLength(ASSISTANCE.length)), []),
  /** markup is stripped in the browser already (PLT-31) */
  specialRequest: v.optional(
    v.pipe(
      v.string(),
      v.transform(sanitiseText),
      v.maxLength(GUEST_LIMITS.requestMax, problem('textTooLong')),
    ),
    '',
  ),
  country: v.pipe(filled, v.regex(/^[A-Z]{2}$/, problem('required'))),
  phone: PhoneSchema,
  // validated as text, so that an empty choice does not stop the object's other rules
  documentType: v.pipe(
    v.string(problem('required')),
    v.check((type) => DOCUMENT_TYPES.some((known) => known === type), problem('required')),
  ),
  document: v.pipe(filled, v.regex(/^[A-Za-z0-9 .\-/]{3,30}$/, problem('documentCharacters'))),
};

export const GuestDetailsSchema = v.pipe(
  v.object(fields),
  v.forward(
    v.partialCheck(
      [['email'], ['confirmEmail']],
      ({ email, confirmEmail }) => email === confirmEmail,
      problem('emailsDiffer'),
    ),
    ['confirmEmail'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.mainGuest !== 'other') return;
    const parsed = v.safeParse(
      GuestNamesSchema,
      dataset.value.guest ?? { firstName: '', lastName: '' },
    );
    for (const issue of parsed.issues ?? []) {
      const key = issue.path?.[0].key;
      if (key !== 'firstName' && key !== 'lastName') continue;
      addIssue({
        message: issue.message,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: dataset.value,
            key: 'guest',
            value: dataset.value.guest,
          },
          {
            type: 'object',
            origin: 'value',
            input: Object(dataset.value.guest),
            key,
            value: dataset.value.guest?.[key],
          },
        ],
      });
    }
  }),
);
export type GuestDetails = v.InferOutput<typeof GuestDetailsSchema>;
export type GuestDetailsInput = v.InferInput<typeof GuestDetailsSchema>;
