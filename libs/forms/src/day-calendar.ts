import type { Language } from '@wayfare/domain';
import type { DayCalendarTexts } from '@wayfare/ui';

const TEXTS: Readonly<Record<Language, Omit<DayCalendarTexts, 'language'>>> = {
  en: {
    openCalendar: 'Open the calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    calendarFailed: 'The calendar could not be loaded. You can type the date.',
  },
  nl: {
    openCalendar: 'Kalender openen',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    calendarFailed: 'De kalender kon niet worden geladen. Je kunt de datum typen.',
  },
};

/** Texts of a date field's calendar, for `<DateField calendar={dayCalendar(useLanguage())} />`. */
export function dayCalendar(language: Language): DayCalendarTexts {
  return { language, ...TEXTS[language] };
}
