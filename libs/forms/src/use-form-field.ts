import { useEffect } from 'react';
import {
  useController,
  useFormState,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { errorKey } from './form-errors';
import type { WayfareForm } from './use-wayfare-form';

export interface BoundTo<
  TInput extends FieldValues,
  TOutput = TInput,
  TName extends FieldPath<TInput> = FieldPath<TInput>,
> {
  form: WayfareForm<TInput, TOutput>;
  name: TName;
  field?: string | undefined;
}

/** Binds one field: value, translated error, change. Only its changes render it. */
export function useFormField<TInput extends FieldValues, TOutput, TName extends FieldPath<TInput>>({
  form,
  name,
  field: called = name,
}: BoundTo<TInput, TOutput, TName>) {
  const { field } = useController<TInput, TName, TOutput>({
    control: form.control,
    name,
  });
  // errors are under the called name, which the library types as a path
  const { errors } = useFormState({
    control: form.control,
    name: called as FieldPath<TInput>,
    exact: true,
  });
  const { bind } = form;
  useEffect(() => bind(called, name), [bind, called, name]);
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
