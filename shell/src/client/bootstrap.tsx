/*
 * Start here for the browser. The page carries its release set and the data it was rendered with (`window.__WAYFARE__`);
 * from those come the verticals, the route table and the router (start-site.tsx).
 */
import { createRemoteLoader, shareScope } from '@wayfare/releases/browser';
import { frameMessages } from './frame-messages';
import { whenRead } from './hydration';
import { PROVIDED } from './provided';
import { startSite } from './start-site';

declare global {
  interface Window {
    /** what this page shares beside what it uses; for looking into a page that misbehaves */
    __WAYFARE_PROVIDED__: typeof PROVIDED;
  }
}

const loader = createRemoteLoader({ shareScope });
const boot = window.__WAYFARE__;
const messages = frameMessages();
const isReady = messages.speak(boot.language);

window.__WAYFARE_PROVIDED__ = PROVIDED;
// in a turn of its own: the shared modules have just been evaluated, and a tap must not wait for both
whenRead(
  boot.hydration,
  () =>
    void isReady.then(() =>
      setTimeout(() => startSite(boot, (release) => loader.routes(release), messages)),
    ),
);
