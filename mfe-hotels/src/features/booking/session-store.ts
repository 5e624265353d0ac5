/* What a booking keeps in the tab: it survives a reload, Back, the other language and a lost session, and no tab more. */

/** The stored value as text, null when there is none or the storage is blocked. */
export function storedText(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is stored, parsed; null for nothing, for rubbish and where the storage is blocked. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** A blocked or full storage costs the memory, never the booking. */
export function writeStored(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
