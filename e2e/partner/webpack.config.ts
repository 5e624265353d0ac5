import { hostConfig } from '@wayfare/federation';

export default hostConfig({
  name: 'partner',
  directory: 'e2e/partner',
  entry: 'src/main.ts',
  publicPath: '/partner/',
  output: 'e2e/partner/dist',
});
