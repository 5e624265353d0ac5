import { Button, FilterIcon, Modal, VisuallyHidden } from '@wayfare/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './filters.module.css';

interface FilterTexts {
  heading: string;
  /** the button that opens them on a phone, such as "Filters, 2 active" */
  open: string;
  close: string;
  clear: string;
  /** back to the list on a phone, such as "Show 12 trains" */
  show: string;
}

interface Props {
  texts: FilterTexts;
  hasActive: boolean;
  onClear: () => void;
  /** the filters themselves */
  children: ReactNode;
}

function Clear({ texts, hasActive, onClear }: Omit<Props, 'children'>) {
  return (
    hasActive && (
      <Button variant="quiet" size="small" onClick={onClear}>
        {texts.clear}
      </Button>
    )
  );
}

/** Filters beside the results, where there is room: they stay on the screen with their own scroll. */
export function FilterSide({ children, ...head }: Props) {
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{head.texts.heading}</h2>
        <Clear {...head} />
      </div>
      <div className={styles.panel}>{children}</div>
    </section>
  );
}

interface SheetProps extends Omit<Props, 'children'> {
  /** the filters themselves, which may close the sheet */
  children: (close: () => void) => ReactNode;
  /** the button stands in a row with others */
  isInRow?: boolean;
}

/** Where there is no room beside the results: a button that opens the filters over the whole screen. */
export function FilterSheet({ children, isInRow = false, ...head }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { heading, open, close, show } = head.texts;
  return (
    <>
      <Button
        variant="secondary"
        size={isInRow ? 'small' : 'medium'}
        className={isInRow ? styles.openInRow : styles.open}
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {open}
      </Button>
      {isOpen && (
        <Modal size="full" title={heading} closeLabel={close} onClose={() => setOpen(false)}>
          <Clear {...head} />
          <div className={styles.panel}>{children(() => setOpen(false))}</div>
          <div className={styles.show}>
            {/* the page's own announcement is behind the sheet */}
            <VisuallyHidden>
              <span role="status">{show}</span>
            </VisuallyHidden>
            <Button fullWidth onClick={() => setOpen(false)}>
              {show}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}

/** Filters beside the results and, where there is no room, in a sheet. Both stand in the parent's grid. */
export function FilterFrame({ children, ...head }: Props) {
  return (
    <>
      <FilterSheet {...head}>{() => children}</FilterSheet>
      <FilterSide {...head}>{children}</FilterSide>
    </>
  );
}
