import { ErrorSummary, Stack, useAfterPaint } from '@wayfare/ui';
import type { FormEvent, ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { listErrors } from './form-errors';
import type { WayfareForm } from './use-wayfare-form';

interface FormProps<TInput extends FieldValues, TOutput> {
  form: WayfareForm<TInput, TOutput>;
  label: string;
  /** Title above the errors, such as "2 answers need your attention". */
  summaryTitle: (count: number) => string;
  onSubmit: (values: TOutput) => void | Promise<void>;
  children: ReactNode;
}

/** A form whose errors stand together at the top after a submit, with links to the fields. */
export function Form<TInput extends FieldValues, TOutput>({
  form,
  label,
  summaryTitle,
  onSubmit,
  children,
}: FormProps<TInput, TOutput>) {
  const { errors, submitCount, isSubmitted, isSubmitting } = useFormState({
    control: form.control,
  });
  const found = isSubmitted && !isSubmitting ? listErrors(errors) : [];
  const submit = useAfterPaint(() => void form.handleSubmit(onSubmit)());

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  return (
    <form aria-label={label} noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        {found.length === 0 ? null : (
          <ErrorSummary
            key={submitCount}
            title={summaryTitle(found.length)}
            errors={found.map(({ name, key }) => ({
              fieldId: form.idOf(name),
              message: form.translate(key, name),
            }))}
          />
        )}
        {children}
      </Stack>
    </form>
  );
}
