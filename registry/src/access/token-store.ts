import type { TokenRecord } from './token';

/** Records of tokens; rejects with UNREACHABLE where they can't be had. */
export interface TokenStore {
  find(id: string): Promise<TokenRecord | null>;
  add(record: TokenRecord): Promise<void>;
  /** false for an id that it has not; a second time changes nothing. */
  revoke(id: string, at: Date): Promise<boolean>;
  /** oldest first */
  list(): Promise<TokenRecord[]>;
  close(): Promise<void>;
}
