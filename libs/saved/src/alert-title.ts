import type { Language } from '@wayfare/domain';

export const ALERT_TITLE: Readonly<Record<Language, string>> = {
  en: 'Tell me when the price falls',
  nl: 'Laat weten wanneer de prijs daalt',
};

export const ALERT_AWAY: Readonly<Record<Language, string>> = {
  en: 'The form could not be loaded. Reload the page.',
  nl: 'Het formulier kon niet laden. Laad de pagina opnieuw.',
};
