import type { Language } from '@wayfare/domain';
import { kitTexts } from '@wayfare/i18n/kit-texts';
import type { DayCalendarTexts } from '@wayfare/ui';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

const textsIn = kitTexts({ en, nl });

/** Texts of a date field's calendar, for `<DateField calendar={dayCalendar(useLanguage())} />`. */
export function dayCalendar(language: Language): DayCalendarTexts {
  const texts = textsIn(language);
  return {
    language,
    openCalendar: texts('openCalendar'),
    previousMonth: texts('previousMonth'),
    nextMonth: texts('nextMonth'),
    calendarFailed: texts('calendarFailed'),
  };
}
