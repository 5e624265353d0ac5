import { useLanguage } from '@wayfare/remote-kit';
import { DateField, DateRangeField, type CalendarPrices } from '@wayfare/ui';
import type { ComponentProps } from 'react';
import { useCalendarTexts } from './search-texts';

type RangeProps = ComponentProps<typeof DateRangeField>;

interface DatesFieldProps extends Omit<RangeProps, 'language' | 'messages'> {
  messages: {
    calendar: string;
    chooseStart: string;
    chooseEnd: string;
    nights: (count: number) => string;
  };
}

export type DayPrices = CalendarPrices;
export type DayPrice = NonNullable<ReturnType<CalendarPrices['priceOf']>>;

/** Date range, typed in the page language's order or picked. */
export function DatesField({ messages, ...field }: DatesFieldProps) {
  const texts = useCalendarTexts();
  return (
    <DateRangeField {...field} language={useLanguage()} messages={{ ...texts, ...messages }} />
  );
}

/** One day, as `DatesField`. */
export function DayField(field: Omit<ComponentProps<typeof DateField>, 'calendar'>) {
  const texts = useCalendarTexts();
  return <DateField {...field} calendar={{ language: useLanguage(), ...texts }} />;
}
