export { InvoiceDetailsSchema } from './invoice-details';
export {
  CompanyRequestSchema,
  CompanySchema,
  InvoiceExportRequestSchema,
  InvoiceExportSchema,
  InvoiceListSchema,
  InvoiceRequestSchema,
  InvoiceStateRequestSchema,
  InvoiceStateSchema,
} from './invoices';
