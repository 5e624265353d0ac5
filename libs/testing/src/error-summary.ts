import { waitFor, within } from '@testing-library/react';

function isSummary(group: HTMLElement): boolean {
  return group.tabIndex === -1 && group.querySelector('a[href^="#"]') !== null;
}

/** The summary of a refused form: the group that took the focus, with links to fields. */
export function errorSummary(around: HTMLElement = document.body): HTMLElement {
  const [summary] = within(around).queryAllByRole('group').filter(isSummary);
  if (summary === undefined) throw new Error('no form was refused');
  return summary;
}

/** The summary, when it comes. */
export function findErrorSummary(around?: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => errorSummary(around));
}
