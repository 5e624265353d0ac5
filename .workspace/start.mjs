/* `npm start`: install, build, publish, start, print one address; starts again what ends. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from './data-folder.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';

async function lineWith(log, beginning) {
  const messages = (await readFile(log, 'utf8'))
    .split('\n')
    .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line).msg] : []));
  return messages.find((message) => message?.startsWith(beginning)) ?? null;
}

const say = (text) => process.stderr.write(`${text}\n`);
const port = Number(process.env.PORT ?? 4000);
const dataDir = dataFolder();

await install(say);
const { build } = await import('./build.mjs');
const { publishAll } = await import('./release.mjs');
const { startSite } = await import('./site.mjs');
const { stopEverything } = await import('./processes.mjs');

say(existsSync(path.join(root, 'shell/dist')) ? 'Building what changed …' : 'Building …');
await build(undefined, { quiet: true });
await publishAll(dataDir);
say('Starting …');
const apiPort = Number(process.env.API_PORT ?? port + 10);
const site = await startSite({
  port,
  apiPort,
  operatorsPort: process.env.OPERATORS_PORT ?? apiPort + 5,
  deskPort: Number(process.env.DESK_PORT ?? apiPort + 6),
  registryPort: Number(process.env.REGISTRY_PORT ?? port + 12),
  sandboxPort: Number(process.env.SANDBOX_PORT ?? port + 20),
  dataDir,
  say,
});
process.stdout.write(`Wayfare is ready at ${site.origin}\n`);
const summary = await lineWith(path.join(dataDir, 'logs/api.log'), 'database ');
if (summary !== null) process.stdout.write(`It uses: ${summary}\n`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    if (isStopping) return;
    isStopping = true;
    // what is being started again is not among the site's processes yet
    void site
      .stop()
      .then(stopEverything)
      .then(() => process.exit(0));
  });
