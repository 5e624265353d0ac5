import { isIsoDate } from '@wayfare/domain';
import { parseDate, type CalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { CalendarMonths } from './calendar-months';
import styles from './date-range.module.css';
import type { CalendarPrices } from './parts/calendar-props';
import type { DayCalendarTexts } from './parts/date-field';
import { PopoverPanel } from './popover';

interface DayPopoverProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  texts: DayCalendarTexts;
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
  prices?: CalendarPrices | undefined;
}

const dateOf = (text: string | undefined): CalendarDate | null =>
  isIsoDate(text) ? parseDate(text) : null;

/** Day calendar in a popover, closed on choice. */
export function DayPopover({
  label,
  value,
  onChange,
  min,
  max,
  texts,
  triggerRef,
  onClose,
  prices,
}: DayPopoverProps) {
  return (
    <PopoverPanel
      triggerRef={triggerRef}
      isOpen
      onClose={onClose}
      label={label}
      language={texts.language}
    >
      <Calendar
        className={styles.calendar ?? ''}
        aria-label={label}
        value={dateOf(value)}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        defaultFocusedValue={dateOf(value) ?? dateOf(min)}
        pageBehavior="single"
        autoFocus
        onChange={(day) => {
          onChange(day?.toString() ?? '');
          onClose();
        }}
      >
        <CalendarMonths months={1} messages={texts} prices={prices} />
      </Calendar>
    </PopoverPanel>
  );
}
