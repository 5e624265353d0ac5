import { nodeConfig } from '@wayfare/federation';

export default nodeConfig('api', 'api', {
  server: 'src/server.ts',
  keys: 'src/keys.ts',
  'pglite-worker': 'src/platform/db/pglite-worker.ts',
});
