import { remoteConfig } from '@wayfare/federation';

export default remoteConfig('mfe-hotels');
