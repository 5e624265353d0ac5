import type { Detail } from '@wayfare/desk-contract';
import type { Outcome } from '@wayfare/workbench';

/** What each act of a booking gets. */
export interface ActProps {
  detail: Detail;
  /** tells how it ended, and has the booking read again */
  onDone: (outcome: Outcome) => void;
}

/** And what its dialog gets beside that. */
export interface ActDialogProps extends ActProps {
  onClose: () => void;
}
