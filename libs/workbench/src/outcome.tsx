import { useLocation } from '@wayfare/router';
import { Notice } from '@wayfare/ui';
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import styles from './outcome.module.css';

export interface Outcome {
  text: string;
  tone: 'success' | 'info' | 'warning';
}

type Tell = (outcome: Outcome) => void;

const TellContext = createContext<Tell | null>(null);

/** Tells the outcome of an act: shown, and read out once. */
export function useTell(): Tell {
  const tell = useContext(TellContext);
  if (tell === null) throw new Error('useTell needs an OutcomePlace around it');
  return tell;
}

/** The one live region of the desk, over its page; another page begins without an outcome. */
export function OutcomePlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [told, setTold] = useState<{ outcome: Outcome; count: number } | null>(null);
  useLayoutEffect(() => () => setTold(null), [pathname]);
  const tell = useCallback<Tell>(
    (outcome) => setTold((before) => ({ outcome, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return (
    <TellContext value={tell}>
      <div className={styles.place} role="status">
        {told === null ? null : (
          // the same words a second time are another outcome
          <Notice key={told.count} tone={told.outcome.tone} title={told.outcome.text} />
        )}
      </div>
      {children}
    </TellContext>
  );
}
