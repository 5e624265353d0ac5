import {
  useController,
  useFormState,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { errorKey } from './form-errors';
import type { WayfareForm } from './use-wayfare-form';

/** What a bound field needs to know: which form and which name in it. */
export interface BoundTo<
  TInput extends FieldValues,
  TOutput = TInput,
  TName extends FieldPath<TInput> = FieldPath<TInput>,
> {
  form: WayfareForm<TInput, TOutput>;
  name: TName;
  /** what the rules call the field, where that is not its name */
  field?: string | undefined;
}

/** One field of a form: its value, its translated error, and what changes it. It alone is rendered when it changes. */
export function useFormField<TInput extends FieldValues, TOutput, TName extends FieldPath<TInput>>({
  form,
  name,
  field: called = name,
}: BoundTo<TInput, TOutput, TName>) {
  const { field } = useController<TInput, TName, TOutput>({
    control: form.control,
    name,
  });
  const { errors } = useFormState({ control: form.control });
  const key = errorKey(errors, called);

  return {
    id: form.idOf(called),
    name: called,
    value: field.value,
    error: key === undefined ? undefined : form.translate(key, called),
    onChange(value: FieldPathValue<TInput, TName> | string | boolean) {
      field.onChange(value);
    },
  };
}
