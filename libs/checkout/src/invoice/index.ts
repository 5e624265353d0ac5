/* Lazy chunk: brings VAT rules and the country list. */
export { InvoiceForm } from './invoice-form';
export { refusedDetail, useInvoiceForm } from './use-invoice-form';
export type { InvoiceFormState } from './use-invoice-form';
