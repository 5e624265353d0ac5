import { nodeConfig } from '@wayfare/federation';
import { DefinePlugin } from 'webpack';
import { apiVerticals } from '../.workspace/verticals.cjs';

const config = nodeConfig('api', 'api', {
  server: 'src/server.ts',
  keys: 'src/keys.ts',
  backup: 'src/backup.ts',
  restore: 'src/restore.ts',
  reconcile: 'src/reconcile.ts',
  'pglite-worker': 'src/platform/db/pglite-worker.ts',
});

export default {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    new DefinePlugin({ API_VERTICALS: JSON.stringify(apiVerticals()) }),
  ],
};
