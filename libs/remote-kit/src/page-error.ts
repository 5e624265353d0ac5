import { data } from '@wayfare/router';

/** An expected failure of a page: `throw pageError(404, 'This page could not be found')`. The error page shows the message of a 404. */
export function pageError(status: number, message: string) {
  return data({ message }, { status });
}
