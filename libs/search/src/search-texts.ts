import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';

const EN = {
  done: 'Done',
  change: 'Change',
  changeSearch: 'Change this search',
  close: 'Close',
  lastSearches: 'Your last searches',
  calendar: 'Calendar',
  openCalendar: 'Open the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  calendarFailed: 'The calendar could not be loaded. You can type the dates.',
  partAway: 'This part could not be loaded. Reload the page.',
};

export type SearchTexts = Readonly<Record<keyof typeof EN, string>>;

const NL: SearchTexts = {
  done: 'Klaar',
  change: 'Wijzigen',
  changeSearch: 'Zoekopdracht aanpassen',
  close: 'Sluiten',
  lastSearches: 'Je laatste zoekopdrachten',
  calendar: 'Kalender',
  openCalendar: 'Kalender openen',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  calendarFailed: 'De kalender kon niet worden geladen. Je kunt de datums typen.',
  partAway: 'Dit onderdeel kon niet worden geladen. Laad de pagina opnieuw.',
};

const TEXTS: Readonly<Record<Language, SearchTexts>> = { en: EN, nl: NL };

/** Texts of every search form, in the page's language. */
export const useSearchTexts = (): SearchTexts => TEXTS[useLanguage()];
