import { STORAGE_KEYS, attempt } from './browser-storage';
import type { Store } from './browser-storage';

/** Stored correlation id of the visit, or a new one (OQ-06). */
export function ensureCorrelationId(local: Store): string {
  const stored = attempt(() => local.getItem(STORAGE_KEYS.correlationId));
  if (stored !== null && stored !== '') return stored;
  const id = crypto.randomUUID();
  attempt(() => local.setItem(STORAGE_KEYS.correlationId, id));
  return id;
}
