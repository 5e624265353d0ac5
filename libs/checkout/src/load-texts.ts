import type { Messages } from '@wayfare/remote-kit';

export type Part = 'base' | 'assistance' | 'card' | 'pay' | 'invoice' | 'booking';

/** Imports texts lazily, beside a vertical's own. */
export const loadTexts = (language: string, part: Part) =>
  import(/* webpackChunkName: "kit-[request]" */ `../locales/${language}/${part}.json`) as Promise<{
    default: Messages;
  }>;
