import { data } from '@wayfare/router';

/** Expected failure: `throw pageError(404, 'This page could not be found')`. The error page shows a 404's message. */
export function pageError(status: number, message: string) {
  return data({ message }, { status });
}
