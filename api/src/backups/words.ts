import type { Manifest } from './manifest';

/** What is to be done after a restore, in the order of its lines. */
export function afterwards({ madeAt, revision }: Manifest, aside: readonly string[]): string[] {
  return [
    `Restored what was there at ${madeAt}${revision === null ? '' : `, releases of revision ${revision}`}.`,
    ...aside.map(
      (folder) => `What was there before is in ${folder}: remove it when nothing is missing.`,
    ),
    'Now:',
    '1. Start the API (and workers), then the shells: unfinished bookings go on by themselves, and mails that were not yet sent then are sent.',
    `2. Compare with suppliers and bank: what they did after ${madeAt} (bookings, payments, refunds, cancellations) is not in this database. "After a restore" in docs/operating.md says how.`,
    `3. Accounts that were erased after ${madeAt} are back: erase them again. What has only become too old goes by itself within the hour.`,
  ];
}
