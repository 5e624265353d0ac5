import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { freePort } from '@wayfare/testing/free-port';
import { programFolders, unprivilegedFolder } from './cluster';

/* For tests: a PostgreSQL server that is run by the lines of docs/operating.md, as a user without rights, where
   `/var/lib/postgresql` is a folder and 5432 a port of its own. */

const MOST_MS = 120_000;

const initialised = (folder: string, port: number) => `
initdb --pgdata ${folder}/main --username postgres --auth trust --no-sync --encoding UTF8 --locale C
cat >> ${folder}/main/postgresql.conf <<'CONF'
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
CONF
`;

/** What units are here: the server alone. */
const systemctl = (folder: string) => `
systemctl() {
  case "$2" in
    postgresql) pg_ctl --pgdata ${folder}/main --wait --silent --log ${folder}/log "$1" ;;
    wayfare-*) ;;
    *) return 1 ;;
  esac
}
`;

/** Started, with an empty database `wayfare`. */
export async function followedCluster() {
  const { folder, as } = await unprivilegedFolder('wayfare-followed-');
  const port = await freePort();
  const PATH = programFolders().join(':');
  async function run(lines: string): Promise<string> {
    const here = lines
      .replaceAll('/var/lib/postgresql', folder)
      .replaceAll(/\b5432\b/g, String(port));
    const words = ['-c', `set -eu\n${systemctl(folder)}\n${here}`];
    const options = { ...as, env: { PATH, LC_ALL: 'C' }, timeout: MOST_MS };
    const { stdout, stderr } = await promisify(execFile)('sh', words, options);
    return stdout + stderr;
  }
  await run(initialised(folder, port));
  await run(`systemctl start postgresql
createdb --host=127.0.0.1 --port=5432 --username=postgres wayfare`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/wayfare`,
    /** Runs lines of the page. Rejects with what they say when one fails. */
    run,
    async drop() {
      await run('systemctl stop postgresql').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
