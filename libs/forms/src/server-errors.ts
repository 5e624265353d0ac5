import type { FieldPath, FieldValues } from 'react-hook-form';
import type { WayfareForm } from './use-wayfare-form';

export interface ServerError<TInput extends FieldValues> {
  /** Without a field the error belongs to the form as a whole. */
  field?: FieldPath<TInput> | undefined;
  /** Message key, translated like those of the rules. */
  key: string;
}

/** Puts what the server refused at the fields it is about; everything typed stays. */
export function applyServerErrors<TInput extends FieldValues, TOutput>(
  form: WayfareForm<TInput, TOutput>,
  errors: readonly ServerError<TInput>[],
): void {
  for (const { field, key } of errors)
    form.setError(field ?? 'root.server', { type: 'server', message: key });
}
