import { useFormState, type FieldValues } from 'react-hook-form';
import { FormFrame, type FormFrameProps } from './form-frame';
import styles from './form.module.css';
import type { WayfareForm } from './use-wayfare-form';

interface FormProps<TInput extends FieldValues, TOutput> extends Omit<
  FormFrameProps,
  'idOf' | 'errors' | 'refusals' | 'onLeave' | 'onSubmit'
> {
  form: WayfareForm<TInput, TOutput>;
  /** Gets what meets every rule. */
  onSubmit: (values: TOutput) => void | Promise<void>;
  /** What the list of errors says of one, where that is more than stands at its field, such as whose it is. */
  listed?: ((message: string, name: string) => string) | undefined;
  /** The field that is judged when an input is left; null while others belong to it that are not filled in. */
  judged?: ((name: string) => string | null) | undefined;
}

/** A form whose errors stand together at the top after a submit, with links to the fields. It alone is rendered when they change. */
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
