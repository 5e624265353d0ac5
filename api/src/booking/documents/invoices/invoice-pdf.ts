import type { Language } from '@wayfare/domain';
import type { Invoice } from '../../invoice-record';

/** Redrawn from the stored record: tagged PDF with embedded fonts, A4, in the booking's language. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  // Loaded lazily, so that the API starts without the PDF writer.
  const { drawInvoice } = await import(/* webpackMode: "eager" */ './draw-invoice');
  return drawInvoice(invoice);
}

export async function monthPdf(
  month: string,
  invoices: readonly Invoice[],
  language: Language,
): Promise<Buffer> {
  const { drawMonth } = await import(/* webpackMode: "eager" */ './draw-month');
  return drawMonth(month, invoices, language);
}
