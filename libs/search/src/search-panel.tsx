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
  /** Opens the form and focuses a field, by default the first. */
  open: (selector?: string) => void;
}

interface SearchPanelProps {
  ref?: Ref<SearchPanelHandle>;
  summary: ReactNode;
  brief?: ReactNode;
  /** use another key for each sent search */
  children: ReactNode;
}

const isSheet = () => window.matchMedia?.('(max-width: 47.99rem)').matches === true;
const FIRST_FIELD = '[data-cells] :is(input, select)';

/** Search summary with the form behind, full-screen where narrow. A native disclosure, usable before script. */
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
          <span className={styles.whole}>{texts('changeSearch')}</span>
          <span className={styles.brief}>{texts('change')}</span>
          <ChevronDownIcon size={20} />
        </span>
        <span className={styles.close}>
          {texts('close')}
          <CloseIcon size={20} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
