import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import {
  company,
  exportInvoices,
  invoiceList,
  invoiceState,
  makeCreditNote,
  makeInvoice,
  saveCompany,
} from '@wayfare/api-contract';
import type { InvoiceDetails, InvoiceExport, InvoiceState } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

interface Asked {
  readonly id: string;
  readonly language: Language;
}

export const stateOf = (
  api: ApiClient,
  { id, language }: Asked,
  signal: AbortSignal,
): Promise<InvoiceState> => api.call(invoiceState, { booking_id: id, language }, { signal });

/** Updates the booking's page and the account's list. */
async function known(state: InvoiceState): Promise<InvoiceState> {
  await invalidateCall(invoiceState);
  await invalidateCall(invoiceList);
  return state;
}

/** Issues the invoice, and on request saves its details as the account's company. */
export async function issue(
  api: ApiClient,
  { id, language }: Asked,
  { details, isKept }: { readonly details: InvoiceDetails; readonly isKept: boolean },
): Promise<InvoiceState> {
  const state = await api.call(makeInvoice, { booking_id: id, details, language });
  if (isKept) {
    await api.call(saveCompany, { details, language });
    await invalidateCall(company);
  }
  return known(state);
}

export async function creditRefund(api: ApiClient, { id, language }: Asked): Promise<InvoiceState> {
  return known(await api.call(makeCreditNote, { booking_id: id, language }));
}

/** null forgets the company. */
export async function keepCompany(
  api: ApiClient,
  details: InvoiceDetails | null,
  language: Language,
): Promise<void> {
  await api.call(saveCompany, { details, language });
  await invalidateCall(company);
  await invalidateCall(invoiceState);
}

export const monthAsCsv = (
  api: ApiClient,
  month: string,
  language: Language,
): Promise<InvoiceExport> => api.call(exportInvoices, { month, language });
