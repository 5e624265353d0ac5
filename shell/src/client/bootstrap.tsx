import { createRemoteLoader, shareScope } from '@wayfare/releases/browser';
import { frameMessages } from './frame-messages';
import { whenRead } from './hydration';
import { PROVIDED } from './shared-modules';
import { startSite } from './start-site';

declare global {
  interface Window {
    __WAYFARE_PROVIDED__: typeof PROVIDED;
  }
}

const loader = createRemoteLoader({ shareScope });
const boot = window.__WAYFARE__;
const messages = frameMessages();
const isReady = messages.loadMessages(boot.language);

window.__WAYFARE_PROVIDED__ = PROVIDED;
// in a turn of its own: the shared modules have just been evaluated, and a tap must not wait for both
whenRead(
  boot.hydration,
  () =>
    void isReady.then(() =>
      setTimeout(() => startSite(boot, (release) => loader.routes(release), messages)),
    ),
);
