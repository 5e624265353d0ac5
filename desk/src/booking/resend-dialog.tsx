import { resendMail } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { ConfirmDialog } from '../parts/confirm-dialog';
import { useCall } from '../parts/use-call';
import type { ActDialogProps } from './act-props';

export function ResendDialog({ detail: { booking }, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const { isBusy, failure, run } = useCall(resendMail);

  async function resend(): Promise<void> {
    const done = await run({ bookingId: booking.id });
    if (done !== null) onDone({ tone: 'success', text: t('resend.done', { mail: done.mail }) });
  }

  return (
    <ConfirmDialog
      title={t('resend.title', { reference: booking.reference })}
      confirm={t('acts.resend')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void resend()}
      onClose={onClose}
    >
      <p>{t('resend.text', { email: booking.email })}</p>
    </ConfirmDialog>
  );
}
