export {
  company,
  exportInvoices,
  invoiceList,
  invoiceState,
  makeCreditNote,
  makeInvoice,
  saveCompany,
} from './invoice-calls';
export type { InvoiceDetails, InvoiceDetailsInput, InvoiceProblem } from './invoice-details';
export type {
  Company,
  InvoiceExport,
  InvoiceList,
  InvoiceObstacle,
  InvoicePaper,
  InvoiceState,
} from './invoices';
