import { get, set, type FieldErrors, type FieldValues } from 'react-hook-form';
import { isRecord } from './stored';
import type { Problem } from './rules';

export interface NamedError {
  name: string;
  key: string;
  /** `server`: stands until its own field changes */
  type: string;
}

export const FORM_ERROR = 'root.server';

function collect(node: unknown, path: string): NamedError[] {
  if (typeof node !== 'object' || node === null) return [];
  const { message, type } = node as Record<string, unknown>;
  if (typeof message === 'string' && message !== '')
    return [{ name: path, key: message, type: String(type) }];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'ref' ? [] : collect(child, path === '' ? key : `${path}.${key}`),
  );
}

export function listErrors<TInput extends FieldValues>(errors: FieldErrors<TInput>): NamedError[] {
  return collect(errors, '');
}

export function errorKey(errors: object, name: string): string | undefined {
  const error: unknown = get(errors, name);
  return isRecord(error) && typeof error['message'] === 'string' ? error['message'] : undefined;
}

/** Problems as react-hook-form's errors; the first of each field counts. */
export function toFieldErrors<TInput extends FieldValues>(
  problems: readonly Problem[],
): FieldErrors<TInput> {
  const errors: FieldErrors<TInput> = {};
  for (const { field = FORM_ERROR, code } of problems)
    if (errorKey(errors, field) === undefined) set(errors, field, { type: 'rule', message: code });
  return errors;
}
