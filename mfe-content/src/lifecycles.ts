import { createLifecycles } from '@wayfare/remote-kit/lifecycles';
import manifest from '../vertical.json';
import { vertical } from './remote';

export const { bootstrap, mount, unmount } = createLifecycles(vertical, manifest);
