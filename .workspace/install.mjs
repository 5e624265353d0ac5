import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const stamp = path.join(root, 'node_modules/.cache/wayfare-install');
const digest = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

export async function install(say) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Wayfare needs Node 20.19 or newer; this is ${process.version}`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest()) return;
  say('Installing packages …');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest());
}
