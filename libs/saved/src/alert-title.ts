import type { Language } from '@wayfare/domain';

/** What opens the form, and the form's name. */
export const ALERT_TITLE: Readonly<Record<Language, string>> = {
  en: 'Tell me when the price falls',
  nl: 'Laat weten wanneer de prijs daalt',
};
