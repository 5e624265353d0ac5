import { hostConfig, nodeConfig } from '@wayfare/federation';

export default [
  hostConfig({
    name: 'shell',
    directory: 'shell',
    entry: 'src/client/main.ts',
    publicPath: '/assets/',
    output: 'shell/dist/client',
  }),
  nodeConfig(
    'shell',
    'shell',
    {
      server: 'src/server/main.ts',
      worker: 'src/server/workers/worker.ts',
      trial: 'src/server/trial/trial-main.ts',
      registry: 'src/server/registry/registry-main.ts',
    },
    'dist/server',
  ),
];
