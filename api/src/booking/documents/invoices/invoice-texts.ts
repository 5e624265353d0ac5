import en from '../../../../locales/invoice-documents.en.json';
import nl from '../../../../locales/invoice-documents.nl.json';
import type { SharedKey, Texts, Words } from '../document-texts';

/** A text of invoices, by its key in `locales/invoice-documents.*.json`. */
type OwnKey = keyof typeof en;

export const INVOICE_TEXTS: Texts<OwnKey> = { en, nl };
export type InvoiceWords = Words<SharedKey | OwnKey>;
