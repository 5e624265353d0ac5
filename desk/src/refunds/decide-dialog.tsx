import { decideRefund, type Refund } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { DefinitionList } from '@wayfare/ui';
import type { Outcome } from '@wayfare/workbench';
import { useDesk } from '../api/desk';
import { shownCents } from '../domain/amounts';
import { Amount } from '../parts/amount';
import { ConfirmDialog } from '../parts/confirm-dialog';
import { useCall } from '../parts/use-call';

export type Choice = 'approve' | 'refuse';

interface DecideDialogProps {
  refund: Refund;
  choice: Choice;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

export function DecideDialog({ refund, choice, onDone, onClose }: DecideDialogProps) {
  const { t } = useTranslation();
  const { language } = useDesk();
  const { isBusy, failure, run } = useCall(decideRefund);

  async function decide(): Promise<void> {
    const done = await run({ refundId: refund.id, decision: choice });
    if (done === null) return;
    const amount = shownCents(done.amount, language);
    const text = t(`refund.outcomes.${done.state}`, { amount });
    onDone({ tone: done.state === 'failed' ? 'warning' : 'success', text });
  }

  return (
    <ConfirmDialog
      title={t(`refunds.${choice}Of`, { reference: refund.reference })}
      confirm={t(`refunds.${choice}`)}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <DefinitionList
        items={[
          { term: t('refunds.amount'), detail: <Amount cents={refund.amount} /> },
          { term: t('refunds.requested'), detail: refund.requestedBy.name },
          { term: t('refunds.reason'), detail: refund.reason },
        ]}
      />
    </ConfirmDialog>
  );
}
