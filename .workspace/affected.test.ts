import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const verticals = readdirSync(root).filter((name) =>
  existsSync(path.join(root, name, 'vertical.json')),
);

/** What `nx affected` runs after a change of these files. */
function affectedBy(...files: string[]): string[] {
  const words = ['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'];
  const told = execFileSync('node', ['node_modules/nx/dist/bin/nx.js', ...words], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  return JSON.parse(told);
}

it.each(verticals)('a change in %s affects nothing of the other verticals, shell or API', (own) => {
  const affected = affectedBy(`${own}/src/remote.ts`);
  expect(affected).toContain(own);
  expect(affected.filter((name) => [...verticals, 'shell', 'api'].includes(name))).toEqual([own]);
});
