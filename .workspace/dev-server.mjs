/* Compiler process of `npm run dev`: sends `ready`, `shell` and texts to dev.mjs, and ends with it. */
import { createRequire } from 'node:module';

const [name, port, site, folder] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const { startDevServer } = require('../libs/federation/src/dev-server.ts');
const { default: shell } = require('../shell/webpack.config.ts');

const tell = (message) => process.connected && process.send(message);
const server = await startDevServer({
  name,
  directory: `mfe-${name}`,
  port: Number(port),
  site,
  shell,
  folder,
  say: (text) => process.stdout.write(`${text}\n`),
  onShell: () => tell('shell'),
});
void server.ready.then(() => tell('ready'));

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  void server.stop().then(() => process.exit(0));
}
process.on('message', (message) => message === 'reload' && server.reload());
process.once('disconnect', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
