import { appConfig } from '@wayfare/federation';

export default appConfig({
  name: 'cockpit',
  directory: 'cockpit',
  entry: 'src/main.tsx',
  document: 'src/index.html',
  base: '/cockpit/',
});
