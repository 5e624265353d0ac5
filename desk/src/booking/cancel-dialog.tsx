import { cancelBooking, type CancelTerms, type Detail } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { DefinitionList, Stack } from '@wayfare/ui';
import type { Outcome } from '@wayfare/workbench';
import { useState } from 'react';
import { useDesk } from '../api/desk';
import type { DeskError } from '../api/desk-error';
import { shownCents } from '../domain/amounts';
import { Amount } from '../parts/amount';
import { ConfirmDialog } from '../parts/confirm-dialog';
import { useCall } from '../parts/use-call';

interface CancelDialogProps {
  booking: Detail['booking'];
  askedTerms: CancelTerms;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

/** Terms after a refusal that has the refund as it is by now. */
function changedTerms({ captured }: CancelTerms, { problem }: DeskError): CancelTerms | null {
  const refund = problem?.newRefund;
  return refund === undefined ? null : { captured, refund, fee: Math.max(0, captured - refund) };
}

/** Terms that changed meanwhile are shown, and have to be accepted by another press. */
export function CancelDialog({ booking, askedTerms, onDone, onClose }: CancelDialogProps) {
  const { t } = useTranslation();
  const { language } = useDesk();
  const [terms, setTerms] = useState(askedTerms);
  const { isBusy, failure, run } = useCall(cancelBooking);

  async function cancel(): Promise<void> {
    const request = { bookingId: booking.id, acceptedRefund: terms.refund };
    const done = await run(request, (refusal) =>
      setTerms((before) => changedTerms(before, refusal) ?? before),
    );
    if (done === null) return;
    const refund = shownCents(done.refund, language);
    onDone({ tone: 'success', text: t('cancel.done', { status: done.status, refund }) });
  }

  return (
    <ConfirmDialog
      title={t('cancel.title', { reference: booking.reference })}
      confirm={t('cancel.confirm', { refund: shownCents(terms.refund, language) })}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{t('cancel.text')}</p>
        <DefinitionList
          items={[
            { term: t('money.captured'), detail: <Amount cents={terms.captured} /> },
            { term: t('cancel.fee'), detail: <Amount cents={terms.fee} /> },
            { term: t('cancel.refund'), detail: <Amount cents={terms.refund} /> },
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}
