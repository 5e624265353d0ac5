import type { InvoicePaper, InvoiceState } from '@wayfare/api-contract';
import { COMPANY } from '@wayfare/testing';

export function buildPaper(changes: Partial<InvoicePaper> = {}): InvoicePaper {
  const number = changes.number ?? 'WF2026-000001';
  return {
    number,
    kind: 'invoice',
    issuedOn: '2026-11-20',
    total: '246.50',
    currency: 'EUR',
    what: 'Amsterdam – Barcelona',
    vertical: 'flights',
    booking_id: 'bk_1',
    reference: 'AB12CD34',
    company: COMPANY.company,
    ownReference: COMPANY.reference,
    of: null,
    document: `/api/invoices/${number}/document.pdf?key=k`,
    ...changes,
  };
}

export const buildState = (changes: Partial<InvoiceState> = {}): InvoiceState => ({
  booking_id: 'bk_1',
  reference: 'AB12CD34',
  vertical: 'flights',
  obstacle: null,
  creditDue: false,
  details: null,
  current: null,
  vatVerified: null,
  papers: [],
  ...changes,
});
