/* The form of who an invoice is made out to. It brings the rules of VAT numbers and the countries, so pages load it when it is opened. */
export { InvoiceForm } from './invoice-form';
export { refusedDetail, useInvoiceForm } from './use-invoice-form';
export type { InvoiceFormState } from './use-invoice-form';
