import { ChevronDownIcon, CloseIcon } from '@wayfare/ui';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import styles from './search-panel.module.css';
import { holdRest } from './hold-rest';
import { useSearchTexts } from './search-texts';

export interface SearchPanelHandle {
  /** Opens the form and goes to a field of it, its first one unless told which. */
  open: (selector?: string) => void;
}

interface SearchPanelProps {
  ref?: Ref<SearchPanelHandle>;
  /** the search in words */
  summary: ReactNode;
  /** as few words as fit in a line on a phone */
  brief?: ReactNode;
  /** the form; a search that is sent should bring another key */
  children: ReactNode;
}

/** Where the form takes the whole screen, as the style has it. */
const isSheet = () => window.matchMedia?.('(max-width: 47.99rem)').matches === true;
const FIRST_FIELD = '[data-cells] :is(input, select)';

/**
 * The search on top of its results: its words, and the form behind them. Where there is no room the form takes the whole
 * screen and everything else is out of reach until it is closed. A native disclosure, so that it opens before the script
 * is there.
 */
export function SearchPanel({ ref, summary, brief, children }: SearchPanelProps) {
  const texts = useSearchTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useImperativeHandle(ref, () => ({
    open(selector = FIRST_FIELD) {
      if (details.current === null) return;
      details.current.open = true;
      details.current.querySelector<HTMLElement>(selector)?.focus();
    },
  }));

  // What lies around the sheet is the page's, out of React's reach here.
  useEffect(() => {
    const panel = details.current;
    if (!isOpen || panel === null || !isSheet()) return undefined;
    return holdRest(panel);
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent): void {
    const panel = details.current;
    if (event.key !== 'Escape' || event.defaultPrevented || panel?.open !== true || !isSheet())
      return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      className={styles.panel}
      onKeyDown={handleKeyDown}
      onToggle={(event) => {
        if (event.target === details.current) setOpen(details.current.open);
      }}
    >
      <summary>
        <span className={styles.words}>
          {brief === undefined ? (
            summary
          ) : (
            <>
              <span className={styles.whole}>{summary}</span>
              <span className={styles.brief}>{brief}</span>
            </>
          )}
        </span>{' '}
        <span className={styles.change}>
          <span className={styles.whole}>{texts.changeSearch}</span>
          <span className={styles.brief}>{texts.change}</span>
          <ChevronDownIcon size={20} />
        </span>
        <span className={styles.close}>
          {texts.close}
          <CloseIcon size={20} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
