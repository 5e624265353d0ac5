import { nodeConfig } from '@wayfare/federation';
import { DefinePlugin } from 'webpack';
import { sandboxDoubles } from '../.workspace/verticals.cjs';

const config = nodeConfig('sandbox', 'sandbox', { server: 'src/server.ts' });

export default {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    new DefinePlugin({ SANDBOX_DOUBLES: JSON.stringify(sandboxDoubles()) }),
  ],
};
