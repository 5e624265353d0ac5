import {
  cancelBooking,
  createRefund,
  mayAs,
  resendMail,
  retryStep,
  type Detail,
} from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Inline } from '@wayfare/ui';
import { type Outcome, Panel, useTell } from '@wayfare/workbench';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useSession } from '../api/session';
import type { ActDialogProps, ActProps } from './act-props';
import { CancelAct } from './cancel-act';
import { RefundDialog } from './refund-dialog';
import { ResendDialog } from './resend-dialog';
import { RetryDialog } from './retry-dialog';

/** A button, and the dialog that asks before it acts. */
function withDialog(text: string, Dialog: ComponentType<ActDialogProps>) {
  return function Act({ detail, onDone }: ActProps) {
    const { t } = useTranslation();
    const [isOpen, setOpen] = useState(false);
    const finish = (outcome: Outcome) => {
      setOpen(false);
      onDone(outcome);
    };
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t(text)}
        </Button>
        {isOpen ? <Dialog detail={detail} onDone={finish} onClose={() => setOpen(false)} /> : null}
      </>
    );
  };
}

const ACTS = [
  { name: 'retry', needs: retryStep.role, Act: withDialog('acts.retry', RetryDialog) },
  { name: 'resend', needs: resendMail.role, Act: withDialog('acts.resend', ResendDialog) },
  { name: 'refund', needs: createRefund.role, Act: withDialog('acts.refund', RefundDialog) },
  { name: 'cancel', needs: cancelBooking.role, Act: CancelAct },
] as const;

/** What this operator can do to the booking now; each act tells once how it ended. */
export function Actions({ detail }: { detail: Detail }) {
  const { t } = useTranslation();
  const { role } = useSession();
  const tell = useTell();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  const allowed = ACTS.filter(({ needs }) => mayAs(role, needs));
  const offered = allowed.filter(({ name }) => detail.can[name]);

  // the button that had the focus may be gone with what the act changed
  useLayoutEffect(() => {
    if (hasActed.current && document.activeElement === document.body) heading.current?.focus();
    hasActed.current = false;
  }, [detail]);

  function handleDone(outcome: Outcome): void {
    hasActed.current = true;
    tell(outcome);
    void revalidate();
  }

  return (
    <Panel title={t('acts.title')} headingRef={heading}>
      {allowed.length === 0 ? <p>{t('acts.onlyLook', { role: t('roles.agent') })}</p> : null}
      {allowed.length > 0 && offered.length === 0 ? <p>{t('acts.none')}</p> : null}
      {offered.length === 0 ? null : (
        <Inline gap={2}>
          {offered.map(({ name, Act }) => (
            <Act key={name} detail={detail} onDone={handleDone} />
          ))}
        </Inline>
      )}
    </Panel>
  );
}
