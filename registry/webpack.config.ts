import { nodeConfig } from '@wayfare/federation';

export default nodeConfig('registry', 'registry', { registry: 'src/main.ts' });
