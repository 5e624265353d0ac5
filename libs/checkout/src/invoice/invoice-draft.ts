import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { InvoiceKey } from '@wayfare/session';

interface InvoiceDraft {
  isWanted?: boolean;
  details?: Readonly<Record<string, unknown>>;
}

/** Draft of the tab; empty where none is kept or storage is blocked. */
export function readDraft(key: InvoiceKey): InvoiceDraft {
  const kept = readStored(key);
  if (!isRecord(kept)) return {};
  return {
    ...(typeof kept.isWanted === 'boolean' ? { isWanted: kept.isWanted } : {}),
    ...(isRecord(kept.details) ? { details: kept.details } : {}),
  };
}

/** Merges the given parts into the draft. */
export function keepDraft(key: InvoiceKey, patch: InvoiceDraft): void {
  writeStored(key, { ...readDraft(key), ...patch });
}
