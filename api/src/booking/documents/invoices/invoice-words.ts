import type { Language } from '@wayfare/domain';
import type { KeyOf } from '../../../platform/texts/catalogues';
import { wordsOf, type Words } from '../../../platform/texts/words';

const NAMESPACES = ['invoice-documents', 'documents'] as const;

export type InvoiceWords = Words<KeyOf<(typeof NAMESPACES)[number]>>;

export const invoiceWords = (language: Language): InvoiceWords => wordsOf(language, ...NAMESPACES);
