import { appConfig } from '@wayfare/federation';

export default appConfig({
  name: 'desk',
  directory: 'desk',
  entry: 'src/main.tsx',
  document: 'src/index.html',
});
