import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';

/** A form with its rules; `translate` turns a rule's message key into a sentence about the field of that name. */
export interface WayfareForm<TInput extends FieldValues, TOutput = TInput> extends UseFormReturn<
  TInput,
  unknown,
  TOutput
> {
  idOf: (name: string) => string;
  translate: (key: string, name: string) => string;
}

/**
 * A form judged by a valibot schema: a field when it is left after input, everything on submit, a field with an error
 * on every change until the error is gone. Nothing typed is ever cleared.
 * @example const form = useWayfareForm(GuestSchema, { name: '' }, (key) => t(`problems.${key}`));
 */
export function useWayfareForm<TInput extends FieldValues, TOutput extends FieldValues>(
  schema: v.GenericSchema<TInput, TOutput>,
  defaults: DefaultValues<NoInfer<TInput>>,
  translate: (key: string, name: string) => string,
): WayfareForm<TInput, TOutput> {
  const prefix = useId();
  const form = useForm<TInput, unknown, TOutput>({
    resolver: valibotResolver(schema),
    defaultValues: defaults,
    // a rule over two fields is looked at even while another field is wrong; each field shows its first problem
    criteriaMode: 'all',
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // the error summary takes the focus
    shouldFocusError: false,
  });
  return { ...form, translate, idOf: (name) => `${prefix}${name}` };
}
