import { isApiError } from '@wayfare/api-client';

/** Refused field of the request, with its `InvoiceProblem`. */
export interface InvoiceRefusal {
  field: string;
  problem: string;
}

/** Refusal of invoice details in an error; null when it is about something else. */
export function invoiceRefusalOf(error: unknown): InvoiceRefusal | null {
  const first = isApiError(error) && error.code === 'INVALID_REQUEST' ? error.errors[0] : null;
  if (typeof first !== 'object' || first === null || typeof first.field !== 'string') return null;
  const { field } = first;
  if (!field.startsWith('invoice.')) return null;
  return { field, problem: 'problem' in first ? String(first.problem) : 'required' };
}
