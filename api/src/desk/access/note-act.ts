import type { Connection } from '../../platform/db/database';
import { auditEvents } from '../../platform/db/schema/audit';

export interface Noted {
  /** `operator:<id>`, or `visitor` before the sign-in */
  readonly actor: string;
  /** `look.…` for what only looks, `desk.…` for the rest */
  readonly act: string;
  readonly object: string;
  readonly outcome: 'done' | 'refused';
  /** ids, amounts and words of ours: nothing personal */
  readonly facts: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

export const actorOf = ({ id }: { readonly id: string }): string => `operator:${id}`;

/** One event of the audit log. */
export async function noteAct(connection: Connection, noted: Noted): Promise<void> {
  await connection.insert(auditEvents).values(noted);
}
