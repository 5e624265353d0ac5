import { SelectField, TextArea, TextField } from '@wayfare/ui';
import type { SelectFieldProps, TextAreaProps, TextFieldProps } from '@wayfare/ui';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type BoundTo } from './use-form-field';

type OwnProps = 'id' | 'name' | 'value' | 'error' | 'onChange';
type Bound<TProps, TInput extends FieldValues, TOutput> = Omit<TProps, OwnProps> &
  BoundTo<TInput, TOutput>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function FormTextField<TInput extends FieldValues, TOutput>({
  form,
  name,
  field: called,
  ...look
}: Bound<TextFieldProps, TInput, TOutput>) {
  const { value, ...field } = useFormField({ form, name, field: called });
  return <TextField {...look} {...field} value={textOf(value)} />;
}

export function FormEmailField<TInput extends FieldValues, TOutput>(
  field: Omit<Bound<TextFieldProps, TInput, TOutput>, 'type' | 'inputMode'>,
) {
  return <FormTextField autoComplete="email" {...field} type="email" inputMode="email" />;
}

/** Text area bound to a form; `counter` gets the present text. */
export function FormTextArea<TInput extends FieldValues, TOutput>({
  form,
  name,
  field: called,
  counter,
  ...look
}: Omit<Bound<TextAreaProps, TInput, TOutput>, 'counter'> & {
  counter?: (text: string) => string;
}) {
  const { value, ...field } = useFormField({ form, name, field: called });
  const text = textOf(value);
  return <TextArea {...look} {...field} value={text} counter={counter?.(text)} />;
}

export function FormSelect<TInput extends FieldValues, TOutput>({
  form,
  name,
  field: called,
  ...look
}: Bound<SelectFieldProps, TInput, TOutput>) {
  const { value, ...field } = useFormField({ form, name, field: called });
  return <SelectField {...look} {...field} value={textOf(value)} />;
}
