/*
 * `npm run dev -- hotels`: the composed site with one vertical rebuilt and released to it at every change of a source.
 * The page takes the new release at its next navigation; the other four stay as published. /dev/ui shows the design
 * system. Without a name nothing is watched.
 */
import { watch } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { publishAll, publishBuilt, VERTICALS } from './release.mjs';
import { root } from './run.mjs';
import { startSite } from './site.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const vertical = process.argv[2];
if (vertical !== undefined && !VERTICALS.includes(vertical)) {
  say(`name one of ${VERTICALS.join(', ')}`);
  process.exit(1);
}
const port = Number(process.env.PORT ?? 4000);
const dataDir = path.join(root, '.wayfare/dev');

await install(say);
await build(undefined, { quiet: true });
await publishAll(dataDir);
const site = await startSite({
  port,
  apiPort: port + 10,
  operatorsPort: port + 15,
  sandboxPort: port + 20,
  dataDir,
  env: { NODE_ENV: 'development' },
});
say(`Wayfare is ready at ${site.origin} (components at ${site.origin}/dev/ui)`);
process.once('SIGINT', () => void site.stop().then(() => process.exit(0)));

async function rebuild() {
  const version = `0.0.0-dev.${Date.now()}`;
  await build([`mfe-${vertical}`], { quiet: true, env: { WAYFARE_RELEASE_VERSION: version } });
  await publishBuilt(dataDir, vertical, { version });
  say(`${vertical} ${version} is live`);
}

if (vertical !== undefined) {
  let timer;
  let running = Promise.resolve();
  const onChange = (_event, file) => {
    if (file === null || file.startsWith('dist') || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild).catch((error) => say(error.message));
    }, 150);
  };
  for (const folder of [`mfe-${vertical}`, 'libs'])
    watch(path.join(root, folder), { recursive: true }, onChange);
  say(`Watching mfe-${vertical} and libs …`);
}
