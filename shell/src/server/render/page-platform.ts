import type { CachePolicy, Platform } from '@wayfare/remote-kit';

/** What a page is rendered with, and what it says of itself meanwhile. */
export interface PagePlatform extends Platform {
  cache: (policy: CachePolicy) => void;
  startWhenUsed: () => void;
}

/** The server knows nobody: on it nobody logs in or out. */
export const pagePlatform = (
  own: Pick<PagePlatform, 'api' | 'cache' | 'startWhenUsed' | 'flags' | 'hrefs' | 'support'>,
): PagePlatform => ({
  ...own,
  signIn: () => Promise.resolve(),
  updateProfile: () => undefined,
  logout: () => Promise.resolve(),
});
