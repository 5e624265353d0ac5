import { isDecision, type Revision } from '@wayfare/releases/registry';
import { readRevisions } from '@wayfare/releases/service/calls';
import type { Called, CockpitClient } from './cockpit-client';
import { CockpitError } from './cockpit-error';

/** What somebody looked at when they decided. */
export interface Seen {
  readonly vertical: string;
  readonly rev: number;
}

/**
 * Changes a vertical as somebody saw it: with STALE where others decided about it since. Two people who roll the same
 * fault back would go two releases back.
 */
export async function changeSeen(
  client: CockpitClient,
  call: Called<{ revision: Revision }>,
  { vertical, rev }: Seen,
  body: object,
): Promise<Revision> {
  const query = { after: String(rev), wait: '0' };
  const { revisions } = await client.call(readRevisions, { query });
  if (revisions.some((revision) => revision.vertical === vertical && isDecision(revision)))
    throw new CockpitError('STALE', `what is live of ${vertical} changed meanwhile`);
  const { revision } = await client.call(call, { vertical, body });
  return revision;
}
