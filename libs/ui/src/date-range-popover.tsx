import type { RefObject } from 'react';
import { DateRangePanel, type DateRangePanelProps } from './date-range';
import { PopoverPanel } from './popover';

interface DateRangePopoverProps extends Omit<DateRangePanelProps, 'autoFocus'> {
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

/** The calendar in a small dialog under its field; it goes away when the range is complete. */
export function DateRangePopover({
  triggerRef,
  onClose,
  onChange,
  ...panel
}: DateRangePopoverProps) {
  return (
    <PopoverPanel
      triggerRef={triggerRef}
      isOpen
      onClose={onClose}
      label={panel.messages.calendar}
      language={panel.language}
    >
      <DateRangePanel
        {...panel}
        autoFocus
        onChange={(range) => {
          onChange(range);
          onClose();
        }}
      />
    </PopoverPanel>
  );
}
