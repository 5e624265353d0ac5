import type { InvoiceDetails, InvoiceDetailsInput, InvoiceProblem } from '@wayfare/api-contract';
import { INVOICE_FIELDS, InvoiceDetailsSchema } from '@wayfare/api-contract/invoice';
import { schemaRules, useWayfareForm, type Problem, type WayfareForm } from '@wayfare/forms';
import { useTexts } from '../use-texts';

export type InvoiceFormState = WayfareForm<InvoiceDetailsInput, InvoiceDetails>;

/** Form values of a stored draft, each as text. */
export function toInvoiceValues(kept: Readonly<Record<string, unknown>> | null): InvoiceDetails {
  const textOf = (name: keyof InvoiceDetails) => {
    const value = kept?.[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    company: textOf('company'),
    street: textOf('street'),
    houseNumber: textOf('houseNumber'),
    postcode: textOf('postcode'),
    city: textOf('city'),
    country: textOf('country'),
    vatNumber: textOf('vatNumber'),
    reference: textOf('reference'),
  };
}

const PROBLEMS: Readonly<Record<InvoiceProblem, true>> = {
  required: true,
  tooLong: true,
  postcode: true,
  vatFormat: true,
  vatChecksum: true,
  vatRefused: true,
};
const isProblem = (key: string): key is InvoiceProblem => key in PROBLEMS;

/** Invoice form validated by the API's schema; invalid input is kept. */
export function useInvoiceForm(
  details: InvoiceDetails | null,
  keep?: (values: InvoiceDetailsInput) => void,
): InvoiceFormState {
  const texts = useTexts('invoice');
  const fieldOf = (name: string) => INVOICE_FIELDS.find((known) => known === name) ?? 'company';
  return useWayfareForm<InvoiceDetailsInput, InvoiceDetails>({
    rules: schemaRules(InvoiceDetailsSchema),
    defaults: details ?? toInvoiceValues(null),
    translate: (key, name) =>
      texts(`problems.${isProblem(key) ? key : 'required'}`, {
        field: texts(`fields.${fieldOf(name)}`),
      }),
    ...(keep === undefined ? {} : { keep }),
  });
}

/** Refused field below `path` in an error entry of the API; null when it is about something else. */
export function refusedDetail(entry: unknown, path: string): Problem | null {
  if (typeof entry !== 'object' || entry === null || !('field' in entry)) return null;
  const field = INVOICE_FIELDS.find((name) => entry.field === `${path}.${name}`);
  if (field === undefined) return null;
  return { field, code: 'problem' in entry ? String(entry.problem) : 'required' };
}
