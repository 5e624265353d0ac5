import { rollBack } from '@wayfare/releases/service/calls';
import * as v from 'valibot';

export interface ActInput {
  version: string;
  /** hundredths of a percent, as a choice has it */
  weight: string;
  reason: string;
}

function problemOf(reason: string): string {
  if (reason.trim() === '') return 'required';
  return /\p{L}/u.test(reason) ? 'tooLong' : 'words';
}

/** A reason as the service takes one; what a choice offers is right. */
export function actRules(values: ActInput) {
  const parsed = v.safeParse(rollBack.request, { reason: values.reason });
  return parsed.success
    ? { output: { ...values, reason: parsed.output.reason } }
    : { problems: [{ field: 'reason' as const, code: problemOf(values.reason) }] };
}
