import {
  CLOSED_AS,
  closeDifference,
  mayAs,
  type ClosedAs,
  type Difference,
} from '@wayfare/desk-contract';
import { Form, FormSelect, FormTextArea, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Button, Inline, Modal, Stack } from '@wayfare/ui';
import type { Outcome } from '@wayfare/workbench';
import { useSession } from '../api/session';
import { closeRules, type CloseInput } from '../domain/form-rules';
import { ProblemNotice } from '../parts/problem-notice';
import { useCall } from '../parts/use-call';

interface CloseDialogProps {
  difference: Difference;
  /** the booking or payment that it is of */
  of: string;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

/** Asks what was done; that it stays as it is, a supervisor alone may say. */
export function CloseDialog({ difference, of, onDone, onClose }: CloseDialogProps) {
  const { t } = useTranslation();
  const { role } = useSession();
  const { isBusy, failure, run } = useCall(closeDifference);
  const form = useWayfareForm<CloseInput, { as: ClosedAs; words: string }>({
    rules: closeRules,
    defaults: { as: 'mended', words: '' },
    translate: (key) => t(`fields.${key}`),
  });

  async function close(values: { as: ClosedAs; words: string }): Promise<void> {
    const done = await run({ differenceId: difference.id, ...values });
    if (done !== null) onDone({ tone: 'success', text: t('close.done', { of }) });
  }

  return (
    <Modal
      title={t('close.title', { of })}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <Form
        form={form}
        label={t('differences.close')}
        summaryTitle={(count) => t('fields.summary', { count })}
        onSubmit={close}
      >
        {mayAs(role, 'supervisor') ? (
          <FormSelect
            form={form}
            name="as"
            label={t('close.as')}
            description={t('close.asHint')}
            options={CLOSED_AS.map((value) => ({ value, label: t(`close.ways.${value}`) }))}
          />
        ) : (
          <p>{t('close.again')}</p>
        )}
        <FormTextArea
          form={form}
          name="words"
          label={t('close.words')}
          description={t('close.wordsHint')}
        />
        <Stack gap={4}>
          {failure === null ? null : <ProblemNotice failure={failure} ofAct />}
          <Inline justify="end">
            <Button variant="secondary" onClick={onClose} disabled={isBusy}>
              {t('back')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('differences.close')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
