import { useLanguage } from '@wayfare/remote-kit';
import { DateField, DateRangeField, type CalendarPrices } from '@wayfare/ui';
import type { ComponentProps } from 'react';
import { useSearchTexts } from './search-texts';

type RangeProps = ComponentProps<typeof DateRangeField>;

interface DatesFieldProps extends Omit<RangeProps, 'language' | 'messages'> {
  messages: {
    /** name of the calendar */
    calendar: string;
    chooseStart: string;
    chooseEnd: string;
    nights: (count: number) => string;
  };
}

export type DayPrices = CalendarPrices;
export type DayPrice = NonNullable<ReturnType<CalendarPrices['priceOf']>>;

/** The days of a journey or a stay: typed in the order of the page's language, or chosen in a calendar. */
export function DatesField({ messages, ...field }: DatesFieldProps) {
  const { openCalendar, previousMonth, nextMonth, calendarFailed } = useSearchTexts();
  return (
    <DateRangeField
      {...field}
      language={useLanguage()}
      messages={{ openCalendar, previousMonth, nextMonth, calendarFailed, ...messages }}
    />
  );
}

/** One day, as `DatesField`. */
export function DayField(field: Omit<ComponentProps<typeof DateField>, 'calendar'>) {
  const { openCalendar, previousMonth, nextMonth, calendarFailed } = useSearchTexts();
  return (
    <DateField
      {...field}
      calendar={{
        language: useLanguage(),
        openCalendar,
        previousMonth,
        nextMonth,
        calendarFailed,
      }}
    />
  );
}
