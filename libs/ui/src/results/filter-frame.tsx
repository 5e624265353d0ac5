import { Button, FilterIcon, Modal } from '@wayfare/ui';
import { useId, useState, type ReactNode } from 'react';
import classes from './filters.module.css';

interface FilterFrameTexts {
  heading: string;
  /** the button that opens them on a phone, such as "Filters, 2 active" */
  open: string;
  close: string;
  clear: string;
  /** back to the list on a phone, such as "Show 12 trains" */
  show: string;
}

interface Props {
  texts: FilterFrameTexts;
  hasActive: boolean;
  onClear: () => void;
  /** the filters themselves */
  children: ReactNode;
}

/** Filters beside the results; on a phone a button that opens them over the whole screen. Both stand in the parent's grid. */
export function FilterFrame({ texts, hasActive, onClear, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const clear = hasActive && (
    <Button variant="quiet" size="small" onClick={onClear}>
      {texts.clear}
    </Button>
  );
  return (
    <>
      <Button
        variant="secondary"
        className={classes.open}
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      <section className={classes.side} aria-labelledby={id}>
        <div className={classes.head}>
          <h2 id={id}>{texts.heading}</h2>
          {clear}
        </div>
        <div className={classes.panel}>{children}</div>
      </section>
      {isOpen && (
        <Modal
          size="full"
          title={texts.heading}
          closeLabel={texts.close}
          onClose={() => setOpen(false)}
        >
          {clear}
          <div className={classes.panel}>{children}</div>
          <div className={classes.show}>
            <Button fullWidth onClick={() => setOpen(false)}>
              {texts.show}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
