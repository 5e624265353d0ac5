import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface NamedError {
  name: string;
  key: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function collect(node: unknown, path: string): NamedError[] {
  if (!isRecord(node)) return [];
  if (typeof node.message === 'string' && node.message !== '')
    return [{ name: path, key: node.message }];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'ref' ? [] : collect(child, path === '' ? key : `${path}.${key}`),
  );
}

/** The errors of a form as a flat list, in the order of its rules. */
export function listErrors<TInput extends FieldValues>(errors: FieldErrors<TInput>): NamedError[] {
  return collect(errors, '');
}
