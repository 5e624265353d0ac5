import { useActing } from '@wayfare/workbench';
import { Form, FormSelect, FormTextArea, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Inline, Modal, Stack } from '@wayfare/ui';
import type { Outcome } from '@wayfare/workbench';
import { actRules, type ActInput } from '../domain/reason-rules';
import { ProblemNotice } from './problem-notice';
import { isCockpitError } from '../api/cockpit-error';

export interface Choice {
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface ReasonDialogProps {
  title: string;
  confirm: string;
  /** which release, where there is a choice */
  versions?: Choice | undefined;
  /** of the visitors */
  shares?: Choice | undefined;
  initial: Omit<ActInput, 'reason'>;
  /** what will happen, by what is chosen */
  words: (asked: ActInput) => string;
  /** what was done, in words */
  act: (asked: ActInput) => Promise<string>;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

/**
 * Says what will happen, asks why, and stays open with the reason when the act is refused. Without an answer it closes:
 * what is asked for again has to be decided by what is live then.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, confirm, versions, shares, initial, words, act, onDone, onClose } = props;
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, run } = useActing(isCockpitError);
  const form = useWayfareForm<ActInput>({
    rules: actRules,
    defaults: { ...initial, reason: '' },
    translate: (key) => t(`fields.${key}`),
  });
  const asked: ActInput = form.watch();

  async function submit(values: ActInput): Promise<void> {
    const done = await run(
      () => act(values),
      ({ isAway }) => {
        if (isAway) onDone({ tone: 'warning', text: t('acts.unknown') });
        else void revalidate();
      },
    );
    if (done !== null) onDone({ tone: 'success', text: done });
  }

  return (
    <Modal
      title={title}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <Form
        form={form}
        label={title}
        summaryTitle={(count) => t('fields.summary', { count })}
        onSubmit={submit}
      >
        {versions === undefined ? null : <FormSelect form={form} name="version" {...versions} />}
        {shares === undefined ? null : <FormSelect form={form} name="weight" {...shares} />}
        <p>{words(asked)}</p>
        <FormTextArea
          form={form}
          name="reason"
          label={t('acts.reason')}
          description={t('acts.reasonHint')}
        />
        <Stack gap={4}>
          {failure === null ? null : <ProblemNotice failure={failure} />}
          <Inline justify="end">
            <Button variant="secondary" onClick={onClose} disabled={isBusy}>
              {t('back')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {confirm}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
