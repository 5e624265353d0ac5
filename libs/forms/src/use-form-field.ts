import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import type { WayfareForm } from './use-wayfare-form';

/** What a bound field needs to know: which form and which name in it. */
export interface BoundTo<TInput extends FieldValues, TOutput = TInput> {
  form: WayfareForm<TInput, TOutput>;
  name: FieldPath<TInput>;
}

/** One field of a form: value, translated error and the handlers that keep the validation timing. */
export function useFormField<TInput extends FieldValues, TOutput>({
  form,
  name,
}: BoundTo<TInput, TOutput>) {
  const { field, fieldState } = useController<TInput, FieldPath<TInput>, TOutput>({
    control: form.control,
    name,
  });
  const key = fieldState.error?.message;

  return {
    id: form.idOf(name),
    name: field.name,
    value: field.value,
    error: key === undefined ? undefined : form.translate(key, name),
    onChange(value: FieldPathValue<TInput, FieldPath<TInput>> | string | boolean) {
      field.onChange(value);
      if (fieldState.error) void form.trigger(name);
    },
    onBlur() {
      field.onBlur();
      if (fieldState.isDirty) void form.trigger(name);
    },
  };
}
