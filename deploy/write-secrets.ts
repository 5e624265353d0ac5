/* `npm run secrets [-- <folder>]`: secrets of compose.yaml, made anew where they are missing. */
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(process.argv[2] ?? path.join(__dirname, 'secrets'));
const word = () => randomBytes(24).toString('hex');
const signingKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

// containers run as another user than whoever owns the files; the folder is closed to all others
mkdirSync(folder, { recursive: true, mode: 0o700 });

function secret(name: string, make: () => string): string {
  const file = path.join(folder, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o444 });
  return readFileSync(file, 'utf8');
}

const password = secret('postgres_password', word);
secret('database_url', () => `postgres://wayfare:${password}@postgres:5432/wayfare`);
secret('registry_database_url', () => `postgres://wayfare:${password}@postgres:5432/registry`);
for (const name of [
  's3_access_key_id',
  's3_secret_access_key',
  'shell_secret',
  'purge_secret',
  'operators_token',
])
  secret(name, word);
for (const name of ['session_private_key', 'link_private_key']) secret(name, signingKey);

/** By the registry's own command: the record that the service knows a token by, and the token, which stands nowhere else. */
function issued(...who: readonly string[]): { record: unknown; token: string } {
  const command = ['--import', 'tsx', 'registry/src/main.ts', 'token', 'issue', ...who];
  const said = execFileSync(process.execPath, [...command, '--days', '366', '--print'], {
    cwd: path.join(__dirname, '..'),
    env: { PATH: process.env['PATH'], TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    encoding: 'utf8',
  });
  const [record = '', token = ''] = said.trim().split('\n');
  return { record: JSON.parse(record), token };
}

if (!existsSync(path.join(folder, 'registry_tokens'))) {
  const shells = issued('--team', 'shells', '--kind', 'follow');
  const publish = issued('--team', 'platform', '--vertical', '*');
  secret('shells_token', () => shells.token);
  secret('publish_token', () => publish.token);
  secret('registry_tokens', () => JSON.stringify([shells.record, publish.record]));
}
secret('data_encryption_key', () => randomBytes(32).toString('base64'));
process.stdout.write(`Secrets are in ${folder}\n`);
