import type { Language } from '@wayfare/domain';

interface LayoutTexts {
  total: string;
  showDetails: string;
  hideDetails: string;
  failedHeading: string;
  failedText: string;
  retry: string;
  retrying: string;
}

/** What is read around a step of a booking. */
export const LAYOUT_TEXTS: Readonly<Record<Language, LayoutTexts>> = {
  en: {
    total: 'Total',
    showDetails: 'Show details',
    hideDetails: 'Hide details',
    failedHeading: 'We could not load your booking',
    failedText: 'Nothing was booked or charged. What you filled in is kept.',
    retry: 'Try again',
    retrying: 'Trying again…',
  },
  nl: {
    total: 'Totaal',
    showDetails: 'Details tonen',
    hideDetails: 'Details verbergen',
    failedHeading: 'We konden je boeking niet laden',
    failedText: 'Er is niets geboekt of afgeschreven. Wat je hebt ingevuld, is bewaard.',
    retry: 'Opnieuw proberen',
    retrying: 'Bezig met opnieuw proberen…',
  },
};
