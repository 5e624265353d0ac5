import type { FieldPath, FieldValues } from 'react-hook-form';
import { errorKey } from './form-errors';
import type { WayfareForm } from './use-wayfare-form';

/** Small form rendered as a whole on each change; large forms bind each field (`useFormField`). */
export function useWholeForm<TInput extends FieldValues, TOutput>(
  form: WayfareForm<TInput, TOutput>,
  send: (values: TOutput) => void,
) {
  const values: TInput = form.watch();
  const { errors } = form.formState;

  function errorOf(name: string): string | undefined {
    const key = errorKey(errors, name);
    return key === undefined ? undefined : form.translate(key, name);
  }

  return {
    values,
    errorOf,
    change: form.change,
    field: <Name extends keyof TInput & FieldPath<TInput>>(name: Name) => ({
      id: form.idOf(name),
      name,
      value: values[name],
      onChange(value: TInput[Name]) {
        const patch: Partial<TInput> = {};
        patch[name] = value;
        form.change(patch);
      },
      error: errorOf(name),
    }),
    frame: {
      idOf: form.idOf,
      errors: form
        .ordered(errors)
        .map(({ name, key }) => ({ field: name, message: form.translate(key, name) })),
      refusals: form.refusals,
      onLeave: form.leave,
      onSubmit: () => void form.submit(send),
    },
  };
}
