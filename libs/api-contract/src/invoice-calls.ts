import type { Call, NoRequest } from './call';
import type {
  Company,
  CompanyRequest,
  InvoiceExport,
  InvoiceExportRequest,
  InvoiceList,
  InvoiceRequest,
  InvoiceState,
  InvoiceStateRequest,
} from './invoices';

export const invoiceState: Call<InvoiceStateRequest, InvoiceState> = {
  method: 'POST',
  path: '/api/bookings/invoice',
};
export const makeInvoice: Call<InvoiceRequest, InvoiceState> = {
  method: 'PUT',
  path: '/api/bookings/invoice',
};
export const makeCreditNote: Call<InvoiceStateRequest, InvoiceState> = {
  method: 'POST',
  path: '/api/bookings/credit-note',
};
export const company: Call<NoRequest, Company> = { method: 'GET', path: '/api/account/company' };
export const saveCompany: Call<CompanyRequest, Company> = {
  method: 'PUT',
  path: '/api/account/company',
};
export const invoiceList: Call<NoRequest, InvoiceList> = {
  method: 'GET',
  path: '/api/account/invoices',
};
export const exportInvoices: Call<InvoiceExportRequest, InvoiceExport> = {
  method: 'POST',
  path: '/api/account/invoices/export',
};
