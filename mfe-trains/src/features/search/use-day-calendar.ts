import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { DayCalendarTexts } from '@wayfare/ui';

/** What the calendar of a date field says. */
export function useDayCalendar(): DayCalendarTexts {
  const { t } = useTranslation('trains');
  return {
    language: useLanguage(),
    openCalendar: t('calendar.open'),
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    calendarFailed: t('calendar.failed'),
  };
}
