import type { Locator, Page } from '@playwright/test';
import type { Language } from '../fixtures/traveller';

type Visit = (path: string) => Promise<number>;

/** What the steps of a row have in their hands: the page at one size and in one language. */
export interface Showing {
  page: Page;
  visit: Visit;
  language: Language;
  isMobile: boolean;
  /** the text of this language */
  say: <Text>(english: Text, dutch: Text) => Text;
  /** brings something below the header, where the first screen of a picture begins */
  bring: (target: Locator) => Promise<void>;
  /** this much on the console is no failure */
  allow: (pattern: RegExp) => void;
}

/** One feature of the shop window: a row of docs/peers.md, and eight pictures. */
export interface Look {
  name: string;
  /** who does this best among the sites that people know */
  peer: string;
  show: (showing: Showing) => Promise<void>;
}
