import { localeOf, type Language } from '@wayfare/domain';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export interface PopoverPanelProps {
  /** What it hangs under; the focus returns there. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Name of the dialog inside. */
  label: string;
  /** Language of the hidden button that closes it for screen readers. */
  language?: Language | undefined;
  children: ReactNode;
}

const PADDING = 8;

/** Moves what hangs over an edge of its form back, as far as the form is wide. The window's edges are kept by the popover itself. */
function keepInForm(panel: HTMLElement | null, trigger: Element | null): void {
  const form = trigger?.closest('form')?.getBoundingClientRect();
  if (panel === null || trigger === null || form === undefined) return;
  const right = Math.min(
    trigger.getBoundingClientRect().left + panel.offsetWidth,
    window.innerWidth - PADDING,
  );
  const room = right - panel.offsetWidth - form.left;
  const over = Math.max(0, Math.min(right - form.right, room));
  panel.style.translate = over > 0 ? `${-over}px 0` : '';
}

/** A small dialog under the control that opened it. Escape and a press outside close it. */
export function PopoverPanel({
  triggerRef,
  isOpen,
  onClose,
  label,
  language = 'en',
  children,
}: PopoverPanelProps) {
  return (
    <I18nProvider locale={localeOf(language)}>
      <Popover
        className={styles.popover ?? ''}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        placement="bottom start"
        offset={8}
        containerPadding={PADDING}
        ref={(panel) => keepInForm(panel, triggerRef.current)}
      >
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
