import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { InvoiceKey } from '@wayfare/session';

/** What a tab keeps of the invoice that is wanted: whether it is, and what was typed. */
interface InvoiceDraft {
  isWanted?: boolean;
  /** as the form had it; no schema has looked at it */
  details?: Readonly<Record<string, unknown>>;
}

/** An empty one where nothing is kept, and where the storage is blocked. */
export function readDraft(key: InvoiceKey): InvoiceDraft {
  const kept = readStored(key);
  if (!isRecord(kept)) return {};
  return {
    ...(typeof kept.isWanted === 'boolean' ? { isWanted: kept.isWanted } : {}),
    ...(isRecord(kept.details) ? { details: kept.details } : {}),
  };
}

/** Keeps the named parts beside the others. */
export function keepDraft(key: InvoiceKey, patch: InvoiceDraft): void {
  writeStored(key, { ...readDraft(key), ...patch });
}
