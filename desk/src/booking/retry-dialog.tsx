import { retryStep } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Code } from '@wayfare/workbench';
import { ConfirmDialog } from '../parts/confirm-dialog';
import { useCall } from '../parts/use-call';
import type { ActDialogProps } from './act-props';

export function RetryDialog({ detail: { booking }, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const { isBusy, failure, run } = useCall(retryStep);

  async function retry(): Promise<void> {
    const done = await run({ bookingId: booking.id });
    if (done !== null) onDone({ tone: 'success', text: t('retry.done', { state: done.state }) });
  }

  return (
    <ConfirmDialog
      title={t('retry.title', { reference: booking.reference })}
      confirm={t('acts.retry')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void retry()}
      onClose={onClose}
    >
      <p>
        {t('retry.text')} <Code>{booking.state}</Code>
      </p>
    </ConfirmDialog>
  );
}
