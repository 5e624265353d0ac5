import type { ClientBase } from 'pg';

/** Stands among the tasks of housekeeping, and is none: `npm run backup` is another process. */
export const BACKUP = 'backup';

/** Notes when a backup was begun that is whole; metrics tell its age. */
export async function noteBackup(
  connection: Pick<ClientBase, 'query'>,
  beganAt: Date,
): Promise<void> {
  await connection.query(
    `INSERT INTO housekeeping (task, began_at) VALUES ($1, $2)
     ON CONFLICT (task) DO UPDATE SET began_at = excluded.began_at`,
    [BACKUP, beganAt],
  );
}
