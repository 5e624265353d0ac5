import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { KeptKey } from '@wayfare/session';

export interface KeptSearch<Search> {
  /** Keeps unsent edits of the search with this query, '' for none; they apply to that search only. */
  keepDraft: (base: string, search: Search) => void;
  save: (search: Search) => void;
  /** The draft over `base`, else the last search unless the URL holds one; null for neither. */
  restore: (base: string, hasSearchInUrl: boolean) => Search | null;
}

/** What a search form starts with: its draft in this tab, or the last search of this browser. */
export function createKeptSearch<Search>({
  saved,
  draft,
  read,
}: {
  saved: KeptKey;
  draft: KeptKey;
  /** null for other versions and garbage */
  read: (kept: unknown) => Search | null;
}): KeptSearch<Search> {
  return {
    keepDraft: (base, search) => void writeStored(draft, { base, search }),
    save(search) {
      writeStored(saved, search, 'local');
      writeStored(draft, null);
    },
    restore(base, hasSearchInUrl) {
      const typed = readStored(draft);
      const edited = isRecord(typed) && typed['base'] === base ? read(typed['search']) : null;
      if (edited !== null || hasSearchInUrl) return edited;
      return read(readStored(saved, 'local'));
    },
  };
}
