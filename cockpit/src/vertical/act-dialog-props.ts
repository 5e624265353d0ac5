import type { Outcome } from '@wayfare/workbench';
import type { Vertical } from '../domain/vertical';

export interface ActDialogProps {
  /** as it was when the dialog was opened: its words stay true, or the act is refused */
  vertical: Vertical;
  /** the revision that was seen then */
  rev: number;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}
