import { useFormState, type FieldValues } from 'react-hook-form';
import { FormFrame, type FormFrameProps } from './form-frame';
import styles from './form.module.css';
import type { WayfareForm } from './use-wayfare-form';

interface FormProps<TInput extends FieldValues, TOutput> extends Omit<
  FormFrameProps,
  'idOf' | 'errors' | 'refusals' | 'onLeave' | 'onSubmit'
> {
  form: WayfareForm<TInput, TOutput>;
  onSubmit: (values: TOutput) => void | Promise<void>;
  /** Summary text where it says more than the field's, such as whose it is. */
  listed?: ((message: string, name: string) => string) | undefined;
  /** Field judged on blur; null while its group is incomplete. */
  judged?: ((name: string) => string | null) | undefined;
}

/** Form with an error summary that links to the fields; errors render it alone. */
export function Form<TInput extends FieldValues, TOutput>({
  form,
  className = styles.stack,
  onSubmit,
  listed = (message) => message,
  judged = (name) => name,
  ...frame
}: FormProps<TInput, TOutput>) {
  const { errors } = useFormState({ control: form.control });

  function handleLeave(left: string, text: string): void {
    const name = judged(left);
    if (name !== null) form.leave(name, text);
  }

  return (
    <FormFrame
      {...frame}
      className={className}
      idOf={form.idOf}
      errors={form.ordered(errors).map(({ name, key }) => ({
        field: name,
        message: listed(form.translate(key, name), name),
      }))}
      refusals={form.refusals}
      onLeave={handleLeave}
      onSubmit={() => void form.submit(onSubmit)}
    />
  );
}
