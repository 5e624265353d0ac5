import { nodeConfig } from '@wayfare/federation';

export default nodeConfig('sandbox', 'sandbox', { server: 'src/server.ts' });
