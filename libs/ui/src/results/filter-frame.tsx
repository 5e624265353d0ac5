import { Button, FilterIcon, Modal, VisuallyHidden } from '@wayfare/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './filters.module.css';

interface FilterTexts {
  heading: string;
  /** "Filters, 2 active" */
  open: string;
  close: string;
  clear: string;
  /** "Show 12 trains" */
  show: string;
}

interface Props {
  texts: FilterTexts;
  hasActive: boolean;
  onClear: () => void;
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

/** Sticky filters beside the results, with their own scroll. */
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
  /** `close` closes the sheet */
  children: (close: () => void) => ReactNode;
  isInRow?: boolean;
}

/** Full-screen filters behind a button, where narrow. */
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
            {/* the page's live region is inert behind the sheet */}
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

/** Side filters, or a sheet where narrow, in the parent's grid. */
export function FilterFrame({ children, ...head }: Props) {
  return (
    <>
      <FilterSheet {...head}>{() => children}</FilterSheet>
      <FilterSide {...head}>{children}</FilterSide>
    </>
  );
}
