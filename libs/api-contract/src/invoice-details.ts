import { readVatNumber, vatPrefixOf } from '@wayfare/domain';
import type { VatProblem } from '@wayfare/domain';
import * as v from 'valibot';

/** `vatRefused`: the register does not know the number. */
export type InvoiceProblem =
  | 'required'
  | 'tooLong'
  | 'postcode'
  | 'vatFormat'
  | 'vatChecksum'
  | 'vatRefused';

const problem = (key: InvoiceProblem): InvoiceProblem => key;

const line = (max: number) =>
  v.pipe(
    v.string(problem('required')),
    v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()),
    v.maxLength(max, problem('tooLong')),
  );
const filledLine = (max: number) => v.pipe(line(max), v.nonEmpty(problem('required')));
const optionalLine = (max: number) => v.optional(line(max), '');

const POSTCODE = /^[A-Za-z\d][A-Za-z\d -]{1,11}$/;

/** Countries without postcodes are outside the Union. */
const isPostcode = ({
  country,
  postcode,
}: {
  readonly country: string;
  readonly postcode: string;
}) => POSTCODE.test(postcode) || (postcode === '' && vatPrefixOf(country) === null);

const hasProblem =
  (key: VatProblem) =>
  ({ country, vatNumber }: { readonly country: string; readonly vatNumber: string }) =>
    vatNumber !== '' && readVatNumber(vatNumber, country).problem === key;
const [isOfNoForm, isMistyped] = [hasProblem('vatFormat'), hasProblem('vatChecksum')];

const Fields = {
  company: filledLine(120),
  street: filledLine(100),
  houseNumber: optionalLine(20),
  postcode: optionalLine(12),
  city: filledLine(80),
  country: v.pipe(v.string(problem('required')), v.regex(/^[A-Z]{2}$/, problem('required'))),
  vatNumber: optionalLine(30),
  reference: optionalLine(60),
};

// the keys are those of the record
export const INVOICE_FIELDS = Object.keys(Fields) as readonly (keyof typeof Fields)[];

/** Bill-to details; issues carry an `InvoiceProblem`, unknown fields are refused, the VAT number is normalised. */
export const InvoiceDetailsSchema = v.pipe(
  v.strictObject(Fields),
  v.forward(v.partialCheck([['country'], ['postcode']], isPostcode, problem('postcode')), [
    'postcode',
  ]),
  v.forward(
    v.partialCheck(
      [['country'], ['vatNumber']],
      (given) => !isOfNoForm(given),
      problem('vatFormat'),
    ),
    ['vatNumber'],
  ),
  v.forward(
    v.partialCheck(
      [['country'], ['vatNumber']],
      (given) => !isMistyped(given),
      problem('vatChecksum'),
    ),
    ['vatNumber'],
  ),
  v.transform((details) => ({
    ...details,
    vatNumber:
      details.vatNumber === ''
        ? ''
        : (readVatNumber(details.vatNumber, details.country).number ?? details.vatNumber),
  })),
);
export type InvoiceDetailsInput = v.InferInput<typeof InvoiceDetailsSchema>;
export type InvoiceDetails = v.InferOutput<typeof InvoiceDetailsSchema>;
