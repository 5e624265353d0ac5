import { Slot, useSlots } from '@wayfare/remote-kit';
import { useLoginPopup, useSessionEnd } from '@wayfare/session';
import { laterPart } from '@wayfare/ui';
import { Suspense } from 'react';
import { useSessionControl } from './session-control';
import type { SessionEndDialogProps } from './session-end-dialog';

const SessionEndDialog = laterPart<SessionEndDialogProps>(() =>
  import('./session-end-dialog').then((part) => part.SessionEndDialog),
);

export function SessionOverlays() {
  const [popup] = useLoginPopup();
  const endsAt = useSessionEnd();
  const control = useSessionControl();
  const popups = useSlots('account.popup/v1');
  return (
    <>
      {popup.component !== null &&
        popups.map(({ vertical }) => (
          <Slot key={vertical} id="account.popup/v1" vertical={vertical} />
        ))}
      {endsAt !== null && control !== null && (
        <Suspense>
          <SessionEndDialog endsAt={endsAt} stay={control.stay} />
        </Suspense>
      )}
    </>
  );
}
