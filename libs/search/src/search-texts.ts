import { kitTexts } from '@wayfare/i18n/kit-texts';
import { useLanguage } from '@wayfare/remote-kit';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

const textsIn = kitTexts({ en, nl });

/** Texts of every search form, in the page's language. */
export const useSearchTexts = () => textsIn(useLanguage());

/** Words of a calendar of a search. */
export function useCalendarTexts() {
  const texts = useSearchTexts();
  return {
    openCalendar: texts('openCalendar'),
    previousMonth: texts('previousMonth'),
    nextMonth: texts('nextMonth'),
    calendarFailed: texts('calendarFailed'),
  };
}
