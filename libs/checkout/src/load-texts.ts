import type { Messages } from '@wayfare/remote-kit';

/** Files of the kit's texts, each in the folder of each language: what steps share, and what is done in some of them. */
export type Part = 'base' | 'assistance' | 'card' | 'pay' | 'invoice' | 'booking';

/** Stands beside a vertical's own texts, so that the entry of every page need not name these files. */
export const loadTexts = (language: string, part: Part) =>
  import(/* webpackChunkName: "kit-[request]" */ `../locales/${language}/${part}.json`) as Promise<{
    default: Messages;
  }>;
