/* `npm run audit`: whether packages of production have known faults, where a registry answers that. */
import { spawnSync } from 'node:child_process';
import { audited } from './audit-answer';
import { ROOT } from './lockfile';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const { isGood, says } = audited(stdout);
process.stdout.write(`${says}\n`);
process.exitCode = isGood ? 0 : 1;
