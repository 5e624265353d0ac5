import type { RefObject } from 'react';
import { DateRangePanel, type DateRangePanelProps } from './date-range';
import { PopoverPanel } from './popover';

interface DateRangePopoverProps extends Omit<DateRangePanelProps, 'autoFocus'> {
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

/** Range calendar in a popover, closed on completion. */
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
