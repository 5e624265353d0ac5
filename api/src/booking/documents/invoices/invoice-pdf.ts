import type { Language } from '@wayfare/domain';
import type { Invoice } from '../../invoice-record';

/** The document as it was issued, drawn anew: a tagged PDF with its own fonts, A4, in the language of its booking. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  // The PDF writer is loaded with the first paper, so that the API starts without it.
  const { drawInvoice } = await import(/* webpackMode: "eager" */ './draw-invoice');
  return drawInvoice(invoice);
}

/** Documents of a month as one file of the same kind, behind a list of them in `language`. */
export async function monthPdf(
  month: string,
  invoices: readonly Invoice[],
  language: Language,
): Promise<Buffer> {
  const { drawMonth } = await import(/* webpackMode: "eager" */ './draw-month');
  return drawMonth(month, invoices, language);
}
