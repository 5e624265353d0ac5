import type { Revision } from '@wayfare/releases/registry';
import { changeSeen } from '../api/change-seen';
import { useCockpit } from '../api/cockpit';
import type { Called } from '../api/cockpit-client';
import type { ActDialogProps } from './act-dialog-props';

/** A change of the vertical that a dialog is about. */
export function useChange(
  call: Called<{ revision: Revision }>,
  { vertical, rev }: Pick<ActDialogProps, 'vertical' | 'rev'>,
): (body: object) => Promise<Revision> {
  const { client } = useCockpit();
  return (body) => changeSeen(client, call, { vertical: vertical.name, rev }, body);
}
