import { Client } from 'pg';
import { noteBackup } from '../platform/housekeeping/last-backup';
import type { Ask } from './command';

async function note(url: string, beganAt: Date): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await noteBackup(client, beganAt);
  } finally {
    await client.end();
  }
}

/**
 * Tells metrics of a server's backup. A backup counts without it, such as one of a standby, which cannot be written to;
 * an embedded database is open to the API alone.
 */
export async function noteInDatabase({
  config,
  now,
  say,
}: Pick<Ask, 'now' | 'say'> & {
  readonly config: Pick<Ask['config'], 'database'>;
}): Promise<void> {
  const { url } = config.database;
  if (url === undefined) return;
  try {
    await note(url, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`The backup is whole; metrics do not know of it, since the database says: ${reason}`);
  }
}
