import { Slot, useSlots } from '@wayfare/remote-kit';
import { useLoginPopup, useSessionEnd } from '@wayfare/session';
import { lazy, Suspense } from 'react';
import { useSessionControl } from './session-control';

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog')).SessionEndDialog,
}));

/** What stands over every page when it is asked for: the login popup, and the question whether somebody is still there. */
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
