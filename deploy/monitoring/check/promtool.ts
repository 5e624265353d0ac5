/* `npm run test:long -- alerts`: Prometheus' own tool reads the rules and runs the cases of each alert. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MONITORING } from './monitoring-files';

const filesIn = (folder: string) =>
  readdirSync(path.join(MONITORING, folder)).map((file) => path.join(folder, file));

const COMMANDS = [
  ['check', 'rules', ...filesIn('rules')],
  ['check', 'config', '--syntax-only', 'prometheus.yml'],
  ['test', 'rules', ...filesIn('tests')],
];

for (const command of COMMANDS) {
  const { error, status } = spawnSync('promtool', command, { cwd: MONITORING, stdio: 'inherit' });
  if (error !== undefined) {
    process.stderr.write(
      `promtool is not installed, so no rule was tried (Debian: the package prometheus): ${error.message}\n`,
    );
    process.exit(1);
  }
  if (status !== 0) process.exit(1);
}
