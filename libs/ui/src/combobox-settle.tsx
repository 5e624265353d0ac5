import { use, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

interface SettleTakenProps {
  /** Id of the suggestion that was just taken. */
  taken: string | null;
  onSettled: () => void;
}

/** Ends a choice once the list is closed; else a list that had opened empty before would open again by itself. */
export function SettleTaken({ taken, onSettled }: SettleTakenProps) {
  const state = use(ComboBoxStateContext);
  const isDone = taken !== null && state !== null && !state.isOpen;
  // The combobox keeps its own note that the list was closed for want of suggestions; closing clears it.
  useEffect(() => {
    if (!isDone) return;
    state.close();
    onSettled();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per choice
  }, [isDone]);
  return null;
}
