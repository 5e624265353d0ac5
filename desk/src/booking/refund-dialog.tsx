import { createRefund, type Refund } from '@wayfare/desk-contract';
import { Form, FormTextArea, FormTextField, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Button, Inline, Modal, Stack } from '@wayfare/ui';
import type { Outcome } from '@wayfare/workbench';
import { useDesk } from '../api/desk';
import type { DeskError } from '../api/desk-error';
import { useSession } from '../api/session';
import { shownCents } from '../domain/amounts';
import { refundRules, type RefundInput } from '../domain/form-rules';
import { ProblemNotice } from '../parts/problem-notice';
import { useCall } from '../parts/use-call';
import type { ActDialogProps } from './act-props';

/** The field that a refusal is about, with what is said there; null for one that is about none. */
function atField({ code, problem }: DeskError): { field: keyof RefundInput; code: string } | null {
  if (code === 'REFUND_TOO_HIGH') return { field: 'amount', code: 'amountTooHigh' };
  if (code !== 'INVALID_REQUEST') return null;
  const field = problem?.field;
  return field === 'amount' || field === 'reason' ? { field, code: 'refused' } : null;
}

const TONES: Readonly<Record<Refund['state'], Outcome['tone']>> = {
  requested: 'info',
  sending: 'info',
  done: 'success',
  failed: 'warning',
  refused: 'warning',
  expired: 'warning',
};

export function RefundDialog({ detail: { booking, money }, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const { language } = useDesk();
  const { fourEyesAbove } = useSession();
  const { isBusy, failure, run } = useCall(createRefund);
  const most = shownCents(money.refundable, language);
  const form = useWayfareForm<RefundInput, { amount: number; reason: string }>({
    rules: refundRules(booking.id, money.refundable),
    defaults: { amount: '', reason: '' },
    translate: (key) => t(`fields.${key}`, { most }),
  });

  async function send(values: { amount: number; reason: string }): Promise<void> {
    const refund = await run({ bookingId: booking.id, ...values }, (refusal) => {
      const problem = atField(refusal);
      if (problem !== null) form.refuse([problem], 'atField');
    });
    if (refund === null) return;
    const amount = shownCents(refund.amount, language);
    onDone({ tone: TONES[refund.state], text: t(`refund.outcomes.${refund.state}`, { amount }) });
  }

  return (
    <Modal
      title={t('refund.title', { reference: booking.reference })}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <Form
        form={form}
        label={t('acts.refund')}
        summaryTitle={(count) => t('fields.summary', { count })}
        onSubmit={send}
      >
        <p>{t('refund.fourEyes', { limit: shownCents(fourEyesAbove, language) })}</p>
        <FormTextField
          form={form}
          name="amount"
          label={t('refund.amount')}
          description={t('refund.most', { most })}
          autoComplete="off"
          maxLength={14}
        />
        <FormTextArea
          form={form}
          name="reason"
          label={t('refund.reason')}
          description={t('refund.reasonHint')}
        />
        <Stack gap={4}>
          {failure === null || atField(failure) !== null ? null : (
            <ProblemNotice failure={failure} ofAct />
          )}
          <Inline justify="end">
            <Button variant="secondary" onClick={onClose} disabled={isBusy}>
              {t('back')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('acts.refund')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
