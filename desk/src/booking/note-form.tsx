import { addNote } from '@wayfare/desk-contract';
import { Form, FormTextArea, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { useTell } from '@wayfare/workbench';
import { noteRules, type NoteInput } from '../domain/form-rules';
import { ProblemNotice } from '../parts/problem-notice';
import { useCall } from '../parts/use-call';
import styles from './booking.module.css';

export function NoteForm({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const tell = useTell();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, run } = useCall(addNote);
  const form = useWayfareForm<NoteInput>({
    rules: noteRules,
    defaults: { text: '' },
    translate: (key) => t(`fields.${key}`),
  });

  async function add({ text }: NoteInput): Promise<void> {
    if ((await run({ bookingId, text })) === null) return;
    form.change({ text: '' });
    tell({ tone: 'success', text: t('notes.added') });
    await revalidate();
  }

  return (
    <Form
      form={form}
      className={styles.noteForm}
      label={t('notes.add')}
      summaryTitle={(count) => t('fields.summary', { count })}
      submitLabel={t('notes.add')}
      isBusy={isBusy}
      onSubmit={add}
    >
      <FormTextArea form={form} name="text" label={t('notes.text')} description={t('notes.hint')} />
      {failure === null ? null : <ProblemNotice failure={failure} ofAct />}
    </Form>
  );
}
