import { localeOf, type Language } from '@wayfare/domain';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export interface PopoverPanelProps {
  /** anchor, which regains the focus */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
  label: string;
  /** of the hidden close button */
  language?: Language | undefined;
  children: ReactNode;
}

const PADDING = 8;

/** Shifts the panel into its form's width; the popover itself respects the window. */
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

/** Popover dialog; closes by Escape or an outside press. */
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
